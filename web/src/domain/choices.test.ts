import { describe, expect, it } from "vitest";
import type { Draft } from "../api/types";
import { doneEndsTurn, groupByVerb, groupIllegal } from "./choices";

const choice = (action: string) => ({ action, changes: {} });
const illegal = (action: string, code: string) => ({
  action,
  reason: { code, params: {}, message: code },
});
const draft = (decision: string, legal: string[], impossible: [string, string][] = []): Draft =>
  ({
    view: { decision },
    legal: legal.map(choice),
    impossible: impossible.map(([action, code]) => illegal(action, code)),
  }) as unknown as Draft;

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

  it("gives every reason once, and obvious ones not at all", () => {
    const groups = groupIllegal(
      draft(
        "turn",
        [],
        [
          ["pick tikal 1", "already_placing"],
          ["pick tikal 2", "already_placing"],
          ["pick uxmal 0", "no_worker_there"],
          ["done", "must_act"],
        ],
      ),
      (reason) => reason.message,
    );
    expect(groups).toEqual([{ action: "pick tikal 1", verb: "pick", several: true, why: "already_placing" }]);
  });
});
