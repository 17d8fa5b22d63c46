import { describe, expect, it } from "vitest";
import { netTrades, isTrade, tradePrice, tradeActions } from "./market";
import type { Draft } from "../api/types";

describe("trading with plus and minus", () => {
  it("writes sales first, each kind in the order of the game", () => {
    expect(tradeActions({ wood: 1, stone: -2, gold: -1 })).toEqual([
      "sell stone",
      "sell stone",
      "sell gold",
      "buy wood",
    ]);
  });

  it("reads back what it wrote", () => {
    const wanted = { wood: 2, stone: -1, gold: 0 };
    expect(netTrades(tradeActions(wanted))).toEqual(wanted);
  });

  it("knows trades from other actions", () => {
    expect(isTrade("sell wood")).toBe(true);
    expect(isTrade("pick uxmal 2")).toBe(false);
  });

  it("takes prices from what the server told", () => {
    const entered = {
      legal: [{ action: "buy wood", changes: { "1": { corn: -2, wood: 1 } } }],
      impossible: [{ action: "buy gold", reason: { code: "needs_corn", params: { needed: 4, have: 3 }, message: "" } }],
    } as unknown as Draft;
    expect(tradePrice("buy wood", entered, 1)).toBe(2);
    expect(tradePrice("buy gold", entered, 1)).toBe(4);
    expect(tradePrice("sell gold", entered, 1)).toBeNull();
  });
});
