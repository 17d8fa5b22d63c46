import { describe, expect, it } from "vitest";
import type { LessonStep } from "./lessons";
import { progress } from "./progress";

const read = (words: string): LessonStep => ({ words, wanted: [], show: [], ends_turn: false });
const act = (...wanted: string[]): LessonStep => ({ ...read("act"), wanted });
const end: LessonStep = { ...read("end"), ends_turn: true };

const STEPS = [read("hello"), act("pick", "other"), read("well"), act("do 1"), end, read("then"), act("last")];

function at(turns: number, readTo: number, ...played: string[]) {
  return progress(STEPS, { turns, readTo, played });
}

describe("progress in a lesson", () => {
  it("begins with the first step", () => {
    expect(at(0, 0)).toEqual({ at: 0, aside: false });
  });

  it("goes on by reading and by any of the wanted actions", () => {
    expect(at(0, 1)).toEqual({ at: 1, aside: false });
    expect(at(0, 1, "pick")).toEqual({ at: 2, aside: false });
    expect(at(0, 1, "other")).toEqual({ at: 2, aside: false });
    expect(at(0, 3, "pick", "do 1")).toEqual({ at: 4, aside: false });
  });

  it("goes back when something is undone", () => {
    expect(at(0, 3)).toEqual({ at: 1, aside: false });
  });

  it("notices other actions", () => {
    expect(at(0, 1, "place")).toEqual({ at: 1, aside: true });
    expect(at(0, 3, "pick", "skip")).toEqual({ at: 3, aside: true });
    expect(at(0, 3, "pick", "do 1", "pick")).toEqual({ at: 4, aside: true });
  });

  it("accepts `done` at the end of a turn", () => {
    expect(at(0, 3, "pick", "do 1", "done")).toEqual({ at: 4, aside: false });
  });

  it("goes on after the turns that were ended", () => {
    expect(at(1, 3)).toEqual({ at: 5, aside: false });
    expect(at(1, 6)).toEqual({ at: 6, aside: false });
    expect(at(1, 6, "last")).toEqual({ at: 7, aside: false });
  });
});
