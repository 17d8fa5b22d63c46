// Trades on the market. In a turn, sales come before purchases, each in a fixed order, so that every exchange is
// written in one way. A person trades in any order.

import type { Draft } from "../api/types";

export const RESOURCES = ["wood", "stone", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Balance = Record<Resource, number>; // positive: bought; negative: sold

/** Return the corn that a trade costs or brings, according to the draft in which the market was entered. */
export function tradePrice(trade: string, entered: Draft, seat: number): number | null {
  const choice = entered.legal.find(({ action }) => action === trade);
  if (choice) return Math.abs(choice.changes[String(seat)]?.corn ?? 0);
  const reason = entered.impossible.find(({ action }) => action === trade)?.reason;
  return reason?.code === "needs_corn" ? Number(reason.params["needed"]) : null;
}

export function isTrade(action: string): boolean {
  return /^(?:sell|buy) /.test(action);
}

/** Return the exchange that trades add up to. */
export function netTrades(trades: string[]): Balance {
  const found: Balance = { wood: 0, stone: 0, gold: 0 };
  for (const trade of trades) {
    const [verb, resource] = trade.split(" ") as [string, Resource];
    found[resource] += verb === "buy" ? 1 : -1;
  }
  return found;
}

/** Return the actions of an exchange in the order of the game. */
export function tradeActions(balance: Balance): string[] {
  const sales = RESOURCES.flatMap((name) => repeat(`sell ${name}`, -balance[name]));
  const purchases = RESOURCES.flatMap((name) => repeat(`buy ${name}`, balance[name]));
  return [...sales, ...purchases];
}

function repeat(action: string, times: number): string[] {
  return Array<string>(Math.max(0, times)).fill(action);
}
