import { describe, expect, it } from "vitest";
import { nextItem } from "./roving";

const items = ["a", "b", "c"];

describe("arrow keys in a group", () => {
  it("go forwards and backwards, and from the last item to the first", () => {
    expect(nextItem(items, 0, "ArrowDown")).toBe("b");
    expect(nextItem(items, 0, "ArrowLeft")).toBe("c");
    expect(nextItem(items, 2, "ArrowRight")).toBe("a");
  });
  it("enter the group from outside", () => {
    expect(nextItem(items, -1, "ArrowDown")).toBe("a");
    expect(nextItem(items, -1, "ArrowUp")).toBe("c");
  });
  it("do not include other keys than Home and End", () => {
    expect(nextItem(items, 1, "Home")).toBe("a");
    expect(nextItem(items, 1, "End")).toBe("c");
    expect(nextItem(items, 1, "x")).toBeUndefined();
    expect(nextItem([], -1, "ArrowDown")).toBeUndefined();
  });
});
