import { describe, expect, it } from "vitest";
import type { Content, View } from "../api/types";
import { possibleBuildings } from "./building-stack";

describe("the stack", () => {
  const content = {
    buildings: { b01: { age: 1 }, b02: { age: 1 }, b03: { age: 1 }, b15: { age: 2 } },
  } as unknown as Content;
  const view = { buildings: ["b02", null], seats: [{ buildings: [] }, { buildings: ["b03"] }] } as unknown as View;

  it("has all buildings of an age that are neither in the row nor built", () => {
    expect(possibleBuildings(1, content, view)).toEqual(["b01"]);
    expect(possibleBuildings(2, content, view)).toEqual(["b15"]);
  });
});
