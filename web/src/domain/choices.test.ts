import { describe, expect, it } from "vitest";
import type { Draft } from "../api/types";
import { doneEndsTurn, groupByVerb } from "./choices";

const choice = (action: string) => ({ action, changes: {} });
const draft = (decision: string, legal: string[]): Draft =>
  ({ view: { decision }, legal: legal.map(choice), impossible: [] }) as unknown as Draft;

describe("the list of actions", () => {
  it("does not contain the end of the turn", () => {
    const placing = draft("placing", ["done", "place tikal", "place uxmal"]);
    expect(doneEndsTurn(placing)).toBe(true);
    expect(groupByVerb(placing).map(({ verb }) => verb)).toEqual(["place"]);
  });

  it("ends with the actions that skip something else", () => {
    const construct = draft("construct", ["done", "build b07"]);
    expect(doneEndsTurn(construct)).toBe(false);
    expect(groupByVerb(construct).map(({ verb }) => verb)).toEqual(["build", "done"]);
  });
});
