import { expect, it } from "vitest";
import type { Draft } from "../api/types";
import { groupIllegal } from "./illegal-actions";

const draft = (impossible: [string, string][]): Draft =>
  ({
    impossible: impossible.map(([action, code]) => ({
      action,
      reason: { code, params: {}, message: code },
    })),
  }) as unknown as Draft;

it("gives every reason once, and obvious ones not at all", () => {
  const groups = groupIllegal(
    draft([
      ["pick tikal 1", "already_placing"],
      ["pick tikal 2", "already_placing"],
      ["pick uxmal 0", "no_worker_there"],
      ["done", "must_act"],
    ]),
    (reason) => reason.message,
  );
  expect(groups).toEqual([{ action: "pick tikal 1", verb: "pick", several: true, why: "already_placing" }]);
});
