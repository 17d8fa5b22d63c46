// Costs and gains as words, for those who hear the page.

import { deltasOf, GOODS, TECHNOLOGIES } from "../domain/changes";
import { t } from "./messages";
import type { Change } from "../api/types";

export function changeText(change: Change | undefined): string {
  const all = deltasOf(change);
  const costs = all.filter((amount) => amount.by < 0).map(unit);
  const gainTexts = all.filter((amount) => amount.by > 0).map(unit);
  const parts: string[] = [];
  if (costs.length) parts.push(t("action-costs", { what: costs.join(", ") }));
  if (gainTexts.length) parts.push(t("action-brings", { what: gainTexts.join(", ") }));
  return parts.join("; ");
}

/** Only what something brings, without a sentence around it. */
export function gainTexts(change: Change | undefined): string[] {
  return deltasOf(change)
    .filter((amount) => amount.by > 0)
    .map(unit);
}

function unit({ icon, by }: { icon: string; by: number }): string {
  const count = Math.abs(by);
  if (icon === "vp") return t("board-points", { points: count });
  if (icon === "worker") return t("unit-worker", { count });
  const good = icon === "skull" ? "skulls" : icon;
  if ((GOODS as readonly string[]).includes(good)) return t(`board-good-${good}`, { n: count });
  const isTechnology = (TECHNOLOGIES as string[]).includes(icon);
  return t(isTechnology ? "unit-technology" : "unit-temple", { count, name: t(`name-${icon}`) });
}

/** Where points come from: one of the server's sources. */
export const sourceName = (source: string): string => t(`source-${source.replaceAll("_", "-")}`);
