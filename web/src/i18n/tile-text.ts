// Texts for tiles, for tooltips and screen readers.

import type { Effect, Tile } from "../api/types";
import { t } from "./messages";

export const goodsText = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .map(([good, n]) => t(`board-good-${good}`, { n }))
    .join(", ");

function effectText(effect: Effect): string {
  const times = Number(effect.steps ?? 1);
  if (effect.goods) return goodsText(effect.goods as Record<string, number>);
  if (effect.points) return t("board-points", { points: Number(effect.points) });
  if (effect.temple === "any") return t("board-effect-any-temple", { times });
  if (effect.temple) return t("board-effect-temple", { temple: t(`board-temple-${effect.temple}`), times });
  if (effect.technology === "any") return t("board-effect-any-technology", { times });
  if (effect.technology) {
    return t("board-effect-technology", { technology: t(`board-technology-${effect.technology}`), times });
  }
  if (effect.feed_workers) return t("board-effect-feed-workers", { n: Number(effect.feed_workers) });
  if (effect.feed_all) return t("board-effect-feed-all", { n: Number(effect.feed_all) });
  if (effect.construct) return t("board-effect-construct");
  if (effect.market) return t("board-effect-market");
  if (effect.worker) return t("board-effect-worker");
  if (effect.action_for_corn) return t("board-effect-action", { n: Number(effect.action_for_corn) });
  return "";
}

export const effectsText = (effects: Effect[]): string => effects.map(effectText).join(", ");

/** Return what a tile gives. Every monument has a text of its own. */
export const tileGains = (tile: Tile, id: string): string =>
  tile.effects ? effectsText(tile.effects) : t(`board-monument-${id}`, tile.numbers);

/** Return the kind of a tile, its cost and what it gives. */
export function tileText(tile: Tile, id: string): string {
  const name = t(tile.effects ? `board-kind-${tile.kind}` : `board-monument-${tile.kind}`);
  return t("board-tile", { name, cost: goodsText(tile.cost), gives: tileGains(tile, id) });
}
