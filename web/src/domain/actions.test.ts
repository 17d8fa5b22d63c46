import { describe, expect, it } from "vitest";
import type { Choice, View } from "../api/types";
import { cornCost, nextFreeSpace, pickedWorkers, spotOf } from "./actions";

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

describe("where an action is", () => {
  it("finds the place a worker would take", () => {
    expect(nextFreeSpace(view, "palenque")).toBe(2);
    expect(nextFreeSpace(view, "yaxchilan")).toBeNull(); // only unnumbered teeth are left
    expect(spotOf("place palenque", view, [])).toEqual({ gear: "palenque", space: 2 });
  });

  it("reads gear and space from the text", () => {
    expect(spotOf("pick tikal 3", view, [])).toEqual({ gear: "tikal", space: 3 });
    expect(spotOf("use uxmal 2", view, [])).toEqual({ gear: "uxmal", space: 2 });
  });

  it("knows the gear of an action by the worker in hand", () => {
    const drafted = ["pick tikal 3", "do 1", "advance theology", "pay wood", "pick chichen 4"];
    expect(spotOf("do 2", view, drafted)).toEqual({ gear: "chichen", space: 2 });
    expect(spotOf("do 3", view, ["pick uxmal 5", "do 5", "use tikal 1"])).toEqual({ gear: "tikal", space: 3 });
    expect(spotOf("do 2", view, [])).toBeNull();
  });

  it("finds no place for what happens elsewhere", () => {
    for (const action of ["place first", "beg chaac", "temple chaac", "build b07", "done", "days 2"]) {
      expect(spotOf(action, view, ["pick tikal 3"])).toBeNull();
    }
  });
});

describe("what a draft tells", () => {
  it("numbers the workers picked up", () => {
    expect(pickedWorkers(["pick tikal 3", "skip", "pick uxmal 1"])).toEqual([
      { gear: "tikal", space: 3, step: 1 },
      { gear: "uxmal", space: 1, step: 2 },
    ]);
  });

  it("takes the price from what the server says is changed", () => {
    const choice: Choice = { action: "place tikal", changes: { "1": { corn: -3 } } };
    expect(cornCost(choice, 1)).toBe(3);
    expect(cornCost(choice, 0)).toBe(0);
  });
});
