import { describe, expect, it } from "vitest";
import { isStep, type ShownPosition } from "./shown-position";
import { view } from "./test-views";

const at = (ply: number, kind: ShownPosition["kind"]): ShownPosition => ({ view: view(), ply, kind, space: null });

describe("a position", () => {
  it("may follow by several actions in a running game", () => {
    expect(isStep(at(10, "live"), at(17, "live"))).toBe(true);
    expect(isStep(at(12, "draft"), at(12, "live"))).toBe(true);
  });

  it("does not follow if a step is undone or a turn taken back", () => {
    expect(isStep(at(12, "draft"), at(11, "draft"))).toBe(false);
    expect(isStep(at(12, "live"), at(7, "live"))).toBe(false);
  });

  it("follows by one action in a replay", () => {
    expect(isStep(at(4, "past"), at(5, "past"))).toBe(true);
    expect(isStep(at(4, "past"), at(6, "past"))).toBe(false);
    expect(isStep(at(5, "past"), at(4, "past"))).toBe(false);
    expect(isStep(at(20, "live"), at(4, "past"))).toBe(false);
  });
});
