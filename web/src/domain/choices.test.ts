import { describe, expect, it, vi } from "vitest";

// Settings look at the browser when they are loaded.
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { doneEndsTurn, groupByVerb, groupIllegal } = await import("./choices");

import type { Draft } from "../api/types";

const choice = (action: string) => ({ action, changes: {} });
const objection = (action: string, code: string) => ({
  action,
  reason: { code, params: {}, message: code },
});
const draft = (decision: string, legal: string[], impossible: [string, string][] = []): Draft =>
  ({
    view: { decision },
    legal: legal.map(choice),
    impossible: impossible.map(([action, code]) => objection(action, code)),
  }) as unknown as Draft;

describe("the list of actions", () => {
  it("leaves the end of the turn to the red button", () => {
    const placing = draft("placing", ["done", "place tikal", "place uxmal"]);
    expect(doneEndsTurn(placing)).toBe(true);
    expect(groupByVerb(placing).map(({ verb }) => verb)).toEqual(["place"]);
  });

  it("keeps other ways out, at the end", () => {
    const construct = draft("construct", ["done", "build b07"]);
    expect(doneEndsTurn(construct)).toBe(false);
    expect(groupByVerb(construct).map(({ verb }) => verb)).toEqual(["build", "done"]);
  });

  it("says a reason once, and what is plain not at all", () => {
    const found = groupIllegal(
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
      null,
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ verb: "pick", several: true });
  });
});
