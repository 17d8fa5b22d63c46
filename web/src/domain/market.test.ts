import { describe, expect, it } from "vitest";
import type { Draft } from "../api/types";
import { isTrade, netTrades, tradeActions, tradePrice } from "./market";

describe("trades", () => {
  it("are written with sales first, in the order of the game", () => {
    expect(tradeActions({ wood: 1, stone: -2, gold: -1 })).toEqual([
      "sell stone",
      "sell stone",
      "sell gold",
      "buy wood",
    ]);
  });

  it("add up to the exchange that they were written from", () => {
    const balance = { wood: 2, stone: -1, gold: 0 };
    expect(netTrades(tradeActions(balance))).toEqual(balance);
  });

  it("differ from other actions", () => {
    expect(isTrade("sell wood")).toBe(true);
    expect(isTrade("pick uxmal 2")).toBe(false);
  });

  it("have the prices of the server", () => {
    const entered = {
      legal: [{ action: "buy wood", changes: { "1": { corn: -2, wood: 1 } } }],
      impossible: [{ action: "buy gold", reason: { code: "needs_corn", params: { needed: 4, have: 3 }, message: "" } }],
    } as unknown as Draft;
    expect(tradePrice("buy wood", entered, 1)).toBe(2);
    expect(tradePrice("buy gold", entered, 1)).toBe(4);
    expect(tradePrice("sell gold", entered, 1)).toBeNull();
  });
});
