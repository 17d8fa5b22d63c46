// Costs and gains as words, for those who hear the page.

import { amounts, TEMPLES } from "./changes";
import { has, t } from "./words";
import type { Change } from "./types";

export function tallied(change: Change | undefined): string {
  const all = amounts(change);
  const costs = all.filter((amount) => amount.by < 0).map(unit);
  const gains = all.filter((amount) => amount.by > 0).map(unit);
  const parts: string[] = [];
  if (costs.length) parts.push(t("action-costs", { what: costs.join(", ") }));
  if (gains.length) parts.push(t("action-brings", { what: gains.join(", ") }));
  return parts.join("; ");
}

/** Only what something brings, without a sentence around it. */
export function gains(change: Change | undefined): string[] {
  return amounts(change).filter((amount) => amount.by > 0).map(unit);
}

function unit({ icon, by }: { icon: string; by: number }): string {
  const count = Math.abs(by);
  const key = icon === "vp" ? "unit-points" : `unit-${icon}`;
  if (has(key)) return t(key, { count });
  const kind = (TEMPLES as string[]).includes(icon) ? "unit-temple" : "unit-other";
  return t(kind, { count, name: t(`name-${icon}`) });
}
