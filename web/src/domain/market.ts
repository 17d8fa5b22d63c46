// Trading with plus and minus. The game wants sales before purchases and each in a fixed order, so
// that an exchange has one spelling; here the wishes of a person are put into that order.

import type { Draft } from "../api/types";

export const RESOURCES = ["wood", "stone", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Balance = Record<Resource, number>; // bought above zero, sold below

/** What a trade costs or brings in corn, as the server told it when the market was entered. */
export function tradePrice(trade: string, entered: Draft, seat: number): number | null {
  const choice = entered.legal.find(({ action }) => action === trade);
  if (choice) return Math.abs(choice.changes[String(seat)]?.corn ?? 0);
  const reason = entered.impossible.find(({ action }) => action === trade)?.reason;
  return reason?.code === "needs_corn" ? Number(reason.params["needed"]) : null;
}

export function isTrade(action: string): boolean {
  return /^(?:sell|buy) /.test(action);
}

export function netTrades(trades: string[]): Balance {
  const found: Balance = { wood: 0, stone: 0, gold: 0 };
  for (const trade of trades) {
    const [verb, resource] = trade.split(" ") as [string, Resource];
    found[resource] += verb === "buy" ? 1 : -1;
  }
  return found;
}

export function tradeActions(wanted: Balance): string[] {
  const sales = RESOURCES.flatMap((name) => repeated(`sell ${name}`, -wanted[name]));
  const purchases = RESOURCES.flatMap((name) => repeated(`buy ${name}`, wanted[name]));
  return [...sales, ...purchases];
}

function repeated(action: string, times: number): string[] {
  return Array<string>(Math.max(0, times)).fill(action);
}
