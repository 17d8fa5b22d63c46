import { beforeEach, describe, expect, it, vi } from "vitest";
import { offerKey, offeredKey, loadSeatKeys, loadKey, parseInvitation, saveSeatKeys, chooseKey } from "./keys";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

describe("a key that comes with a link", () => {
  it("is kept where there is none", () => {
    offerKey("table", "k1_a");
    expect(loadKey("table")).toBe("k1_a");
    expect(offeredKey("table")).toBeNull();
  });

  it("waits where there is another, until one of them is chosen", () => {
    offerKey("table", "k1_a");
    offerKey("table", "k1_b");
    expect(loadKey("table")).toBe("k1_a");
    expect(offeredKey("table")).toBe("k1_b");
    chooseKey("table", "k1_b");
    expect(loadKey("table")).toBe("k1_b");
    expect(offeredKey("table")).toBeNull();
  });

  it("is remembered with its seats, once", () => {
    saveSeatKeys("table", [{ key: "k1_a", seats: [0] }]);
    saveSeatKeys("table", [
      { key: "k1_a", seats: [0] },
      { key: "k1_b", seats: [1] },
    ]);
    expect(loadSeatKeys("table").map(({ key }) => key)).toEqual(["k1_a", "k1_b"]);
  });
});

describe("what people paste", () => {
  it("is a link with or without a key, or a bare code", () => {
    const link = "https://example.org/table/LHawpryBYjXN";
    expect(parseInvitation(`${link}#k1_abc-D_1`)).toEqual({ table: "LHawpryBYjXN", key: "k1_abc-D_1" });
    expect(parseInvitation(` ${link} `)).toEqual({ table: "LHawpryBYjXN", key: null });
    expect(parseInvitation("LHawpryBYjXN")).toEqual({ table: "LHawpryBYjXN", key: null });
  });

  it("may be something else", () => {
    expect(parseInvitation("")).toBeNull();
    expect(parseInvitation("https://example.org/")).toBeNull();
    expect(parseInvitation("two words")).toBeNull();
  });
});
