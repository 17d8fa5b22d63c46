import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseKey, loadKey, loadSeatKeys, offeredKey, offerKey, parseInvitation, saveSeatKeys } from "./keys";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  });
});

describe("a key from a link", () => {
  it("is saved if there is no other", () => {
    offerKey("table", "k1_a");
    expect(loadKey("table")).toBe("k1_a");
    expect(offeredKey("table")).toBeNull();
  });

  it("is offered if there is another, until one of them is chosen", () => {
    offerKey("table", "k1_a");
    offerKey("table", "k1_b");
    expect(loadKey("table")).toBe("k1_a");
    expect(offeredKey("table")).toBe("k1_b");
    chooseKey("table", "k1_b");
    expect(loadKey("table")).toBe("k1_b");
    expect(offeredKey("table")).toBeNull();
  });

  it("is saved with its seats once", () => {
    saveSeatKeys("table", [{ key: "k1_a", seats: [0] }]);
    saveSeatKeys("table", [
      { key: "k1_a", seats: [0] },
      { key: "k1_b", seats: [1] },
    ]);
    expect(loadSeatKeys("table").map(({ key }) => key)).toEqual(["k1_a", "k1_b"]);
  });
});

describe("an invitation", () => {
  it("is a link with or without a key, or the id of a table", () => {
    const link = "https://example.org/table/LHawpryBYjXN";
    expect(parseInvitation(`${link}#k1_abc-D_1`)).toEqual({ tableId: "LHawpryBYjXN", key: "k1_abc-D_1" });
    expect(parseInvitation(` ${link} `)).toEqual({ tableId: "LHawpryBYjXN", key: null });
    expect(parseInvitation("LHawpryBYjXN")).toEqual({ tableId: "LHawpryBYjXN", key: null });
  });

  it("is nothing else", () => {
    expect(parseInvitation("")).toBeNull();
    expect(parseInvitation("https://example.org/")).toBeNull();
    expect(parseInvitation("two words")).toBeNull();
  });
});
