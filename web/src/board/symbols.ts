// Lists of icons as words: "corn3 > temple-step". A number follows its icon, `>` pays left and gets
// right, `|` is a choice, `/` is "for each". The same words serve the rings, cards, lists and the log.

import type { Content, Effect, Gear, Technology } from "../lib/types";

const ICON_OF: Record<string, string> = { skulls: "skull", points: "vp" };
export const iconOf = (good: string): string => ICON_OF[good] ?? good;

export const goodsText = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .map(([good, n]) => `${iconOf(good)}${n}`)
    .join(" ");

const byNumber = <T>(spaces: Record<string, T>, draw: (facts: T) => string): Record<number, string> =>
  Object.fromEntries(Object.entries(spaces).map(([space, facts]) => [Number(space), draw(facts)]));

const TIKAL = { 1: "tech", 2: "build", 3: "tech tech", 4: "build2 | monument", 5: "any > temple-step2" };
const UXMAL = { 1: "corn3 > temple-step", 2: "market", 3: "worker", 4: "build-corn", 5: "corn1 > free" };

/** What the action rings show. */
export function spaceSymbols(content: Content): Record<Gear, Record<number, string>> {
  const harvest = byNumber(content.harvest, ({ corn, wood }) => `corn${corn}${wood ? ` | wood${wood}` : ""}`);
  const chichen = byNumber(
    content.chichen,
    ({ points, temple, resource }) => `vp${points} ${temple}${resource ? " any" : ""}`,
  );
  return { palenque: harvest, yaxchilan: byNumber(content.yaxchilan, goodsText), tikal: TIKAL, uxmal: UXMAL, chichen };
}

/** Levels 1 to 3 of every technology, then the bonus. */
export const TECHNOLOGIES: Record<Technology, [string, string, string, string]> = {
  agriculture: ["palenque corn+1", "no-tile corn+1", "palenque corn+2", "temple-step"],
  extraction: ["wood+1", "stone+1", "gold+1", "any2"],
  architecture: ["build corn+1", "build vp2", "build any-1", "vp3"],
  theology: ["chichen two-days", "any > temple-step", "skull+1", "skull1"],
};

/** Resources that levels 1 to 3 and the bonus cost. */
export const TECHNOLOGY_PRICES = ["any1", "any2", "any3", "any1"];

const steps = (effect: Effect): string => (effect.steps ? String(effect.steps) : "");

/** One effect of a building or wealth tile as icons. */
export function effectText(effect: Effect): string {
  if (effect.goods) return goodsText(effect.goods as Record<string, number>);
  if (effect.points) return `vp${effect.points}`;
  if (effect.temple) return `${effect.temple === "any" ? "temple-step" : effect.temple}${steps(effect)}`;
  if (effect.technology) return `${effect.technology === "any" ? "tech" : effect.technology}${steps(effect)}`;
  if (effect.construct) return "build";
  if (effect.market) return "market";
  if (effect.worker) return "worker";
  if (effect.action_for_corn) return `corn${effect.action_for_corn} > free`;
  return "";
}

const ALL_MONUMENTS_BY_PLAYERS: Record<number, number> = { 2: 6, 3: 5, 4: 4 };

/** Monuments whose points are told by a list of icons; the others are drawn by themselves. */
export function monumentText(id: string, players: number): string {
  const texts: Record<string, string> = {
    m01: "vp4 / tomb",
    m03: "vp4 / tile-corn",
    m04: "vp4 / tile-wood",
    m05: `vp${ALL_MONUMENTS_BY_PLAYERS[players]} / monument`,
    m06: "vp4 / civic",
    m08: "vp3 / tech",
    m10: "vp4 / shrine",
    m11: "chaac quetzalcoatl kukulkan > vp",
    m12: "vp3 / temple-step",
    m13: "vp3 / skull chichen",
  };
  return texts[id] ?? "";
}

/** Temples are rewarded with goods in the middle of an age and with points at its end. */
export function foodKind(content: Content, day: number): "goods" | "points" | null {
  const place = content.calendar.food_days.indexOf(day);
  if (place < 0) return null;
  return place % 2 ? "points" : "goods";
}
