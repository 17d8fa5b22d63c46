import { describe, expect, it } from "vitest";
import { nextOf } from "./roving";

const items = ["a", "b", "c"];

describe("arrow keys in a group", () => {
  it("go forwards and backwards, and round the ends", () => {
    expect(nextOf(items, 0, "ArrowDown")).toBe("b");
    expect(nextOf(items, 0, "ArrowLeft")).toBe("c");
    expect(nextOf(items, 2, "ArrowRight")).toBe("a");
  });
  it("lead into the group from outside", () => {
    expect(nextOf(items, -1, "ArrowDown")).toBe("a");
    expect(nextOf(items, -1, "ArrowUp")).toBe("c");
  });
  it("know the ends, and leave other keys alone", () => {
    expect(nextOf(items, 1, "Home")).toBe("a");
    expect(nextOf(items, 1, "End")).toBe("c");
    expect(nextOf(items, 1, "x")).toBeUndefined();
    expect(nextOf([], -1, "ArrowDown")).toBeUndefined();
  });
});
