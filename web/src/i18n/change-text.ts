// Costs and gains as text, for screen readers.

import type { Change } from "../api/types";
import { type Delta, deltasOf, GOODS, TECHNOLOGIES } from "../domain/changes";
import { t } from "./messages";

export function changeText(change: Change | undefined): string {
  const deltas = deltasOf(change);
  const costs = deltas.filter(({ by }) => by < 0).map(deltaText);
  const gains = gainTexts(change);
  const parts: string[] = [];
  if (costs.length) parts.push(t("action-costs", { what: costs.join(", ") }));
  if (gains.length) parts.push(t("action-brings", { what: gains.join(", ") }));
  return parts.join("; ");
}

/** Return the texts of the gains alone. */
export function gainTexts(change: Change | undefined): string[] {
  return deltasOf(change)
    .filter(({ by }) => by > 0)
    .map(deltaText);
}

function deltaText({ icon, by }: Delta): string {
  const count = Math.abs(by);
  if (icon === "vp") return t("board-points", { points: count });
  if (icon === "worker") return t("unit-worker", { count });
  const good = icon === "skull" ? "skulls" : icon;
  if ((GOODS as readonly string[]).includes(good)) return t(`board-good-${good}`, { n: count });
  const isTechnology = (TECHNOLOGIES as string[]).includes(icon);
  return t(isTechnology ? "unit-technology" : "unit-temple", { count, name: t(`name-${icon}`) });
}

/** Return the text for a source of points. */
export const sourceText = (source: string): string => t(`source-${source.replaceAll("_", "-")}`);
