import { describe, expect, it } from "vitest";
import type { Choice, View } from "../api/types";
import { cornCost, nextFreeSpace, pickedWorkers, spaceOf } from "./actions";

const empty = (teeth: number) => Array.from({ length: teeth }, () => null);
const view = {
  gears: {
    palenque: [0, "neutral", null, null, null, null, null, null, null, null],
    yaxchilan: [0, 0, 0, 0, 1, 1, 1, 1, null, null],
    tikal: empty(10),
    uxmal: empty(10),
    chichen: empty(13),
  },
} as unknown as View;

describe("the space of an action", () => {
  it("is the one that a worker would take", () => {
    expect(nextFreeSpace(view, "palenque")).toBe(2);
    expect(nextFreeSpace(view, "yaxchilan")).toBeNull(); // only unnumbered teeth are left
    expect(spaceOf("place palenque", [], view)).toEqual({ gear: "palenque", space: 2 });
    expect(spaceOf("place palenque", [])).toBeNull(); // there is no view to look at
  });

  it("is read from the text", () => {
    expect(spaceOf("pick tikal 3", [], view)).toEqual({ gear: "tikal", space: 3 });
    expect(spaceOf("use uxmal 2", [])).toEqual({ gear: "uxmal", space: 2 });
  });

  it("is on the gear of the worker that was picked up", () => {
    const before = ["pick tikal 3", "do 1", "advance theology", "pay wood", "pick chichen 4"];
    expect(spaceOf("do 2", before)).toEqual({ gear: "chichen", space: 2 });
    expect(spaceOf("do 3", ["pick uxmal 5", "do 5", "use tikal 1"])).toEqual({ gear: "tikal", space: 3 });
    expect(spaceOf("do 2", [])).toBeNull();
  });

  it("does not exist for actions elsewhere", () => {
    for (const action of ["place first", "beg chaac", "temple chaac", "build b07", "done", "days 2"]) {
      expect(spaceOf(action, ["pick tikal 3"], view)).toBeNull();
    }
  });
});

describe("a draft", () => {
  it("numbers the workers that were picked up", () => {
    expect(pickedWorkers(["pick tikal 3", "skip", "pick uxmal 1"])).toEqual([
      { gear: "tikal", space: 3, step: 1 },
      { gear: "uxmal", space: 1, step: 2 },
    ]);
  });

  it("costs what the server says", () => {
    const choice: Choice = { action: "place tikal", changes: { "1": { corn: -3 } } };
    expect(cornCost(choice, 1)).toBe(3);
    expect(cornCost(choice, 0)).toBe(0);
  });
});
