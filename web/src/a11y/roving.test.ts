import { describe, expect, it } from "vitest";
import { nextItem } from "./roving";

const items = ["a", "b", "c"];

describe("arrow keys in a group", () => {
  it("go forwards and backwards, and round the ends", () => {
    expect(nextItem(items, 0, "ArrowDown")).toBe("b");
    expect(nextItem(items, 0, "ArrowLeft")).toBe("c");
    expect(nextItem(items, 2, "ArrowRight")).toBe("a");
  });
  it("lead into the group from outside", () => {
    expect(nextItem(items, -1, "ArrowDown")).toBe("a");
    expect(nextItem(items, -1, "ArrowUp")).toBe("c");
  });
  it("know the ends, and leave other keys alone", () => {
    expect(nextItem(items, 1, "Home")).toBe("a");
    expect(nextItem(items, 1, "End")).toBe("c");
    expect(nextItem(items, 1, "x")).toBeUndefined();
    expect(nextItem([], -1, "ArrowDown")).toBeUndefined();
  });
});
