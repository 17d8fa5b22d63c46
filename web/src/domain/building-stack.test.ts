import { describe, expect, it } from "vitest";
import { possibleBuildings } from "./building-stack";
import type { Content, View } from "../api/types";

describe("buildings that can still come", () => {
  const content = {
    buildings: { b01: { age: 1 }, b02: { age: 1 }, b03: { age: 1 }, b15: { age: 2 } },
  } as unknown as Content;
  const view = { buildings: ["b02", null], seats: [{ buildings: [] }, { buildings: ["b03"] }] } as unknown as View;

  it("are all of an age, less the row and what was built", () => {
    expect(possibleBuildings(1, content, view)).toEqual(["b01"]);
    expect(possibleBuildings(2, content, view)).toEqual(["b15"]);
  });
});
