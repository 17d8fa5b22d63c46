import { beforeEach, describe, expect, it, vi } from "vitest";
import { bringKey, broughtKey, heldSeats, keptKey, readInvitation, rememberSeats, settleKey } from "./keys";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

describe("a key that comes with a link", () => {
  it("is kept where there is none", () => {
    bringKey("table", "k1_a");
    expect(keptKey("table")).toBe("k1_a");
    expect(broughtKey("table")).toBeNull();
  });

  it("waits where there is another, until one of them is chosen", () => {
    bringKey("table", "k1_a");
    bringKey("table", "k1_b");
    expect(keptKey("table")).toBe("k1_a");
    expect(broughtKey("table")).toBe("k1_b");
    settleKey("table", "k1_b");
    expect(keptKey("table")).toBe("k1_b");
    expect(broughtKey("table")).toBeNull();
  });

  it("is remembered with its seats, once", () => {
    rememberSeats("table", [{ key: "k1_a", seats: [0] }]);
    rememberSeats("table", [
      { key: "k1_a", seats: [0] },
      { key: "k1_b", seats: [1] },
    ]);
    expect(heldSeats("table").map(({ key }) => key)).toEqual(["k1_a", "k1_b"]);
  });
});

describe("what people paste", () => {
  it("is a link with or without a key, or a bare code", () => {
    const link = "https://example.org/table/LHawpryBYjXN";
    expect(readInvitation(`${link}#k1_abc-D_1`)).toEqual({ table: "LHawpryBYjXN", key: "k1_abc-D_1" });
    expect(readInvitation(` ${link} `)).toEqual({ table: "LHawpryBYjXN", key: null });
    expect(readInvitation("LHawpryBYjXN")).toEqual({ table: "LHawpryBYjXN", key: null });
  });

  it("may be something else", () => {
    expect(readInvitation("")).toBeNull();
    expect(readInvitation("https://example.org/")).toBeNull();
    expect(readInvitation("two words")).toBeNull();
  });
});
