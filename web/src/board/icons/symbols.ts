// Costs and gains as symbols: names of icons with numbers, such as "corn3 > temple-step". `>` separates what is paid
// from what is gained, `|` separates alternatives, and `/` means "for each". Symbols.svelte and SpaceSymbols.svelte
// draw them.

import type { Content, Effect, Gear, Level, SpaceFacts, Technology } from "../../api/types";

const ICON_OF: Record<string, string> = { skulls: "skull", points: "vp" };
export const iconOf = (good: string): string => ICON_OF[good] ?? good;

export const goodsSymbols = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .map(([good, n]) => `${iconOf(good)}${n}`)
    .join(" ");

const byNumber = <T>(spaces: Record<string, T>, draw: (facts: T) => string): Record<number, string> =>
  Object.fromEntries(Object.entries(spaces).map(([space, facts]) => [Number(space), draw(facts)]));

const effectsSymbols = (effects: Effect[]): string => effects.map(effectSymbols).join(" ");

function spaceFactsSymbols({ cost, effects, or }: SpaceFacts): string {
  const paid = cost ? `${goodsSymbols(cost)} > ` : "";
  return `${paid}${effectsSymbols(effects)}${or ? ` | ${effectsSymbols(or)}` : ""}`;
}

/** Return the symbols of all spaces that have an action. */
export function spaceSymbols(content: Content): Record<Gear, Record<number, string>> {
  const harvest = byNumber(content.harvest, ({ corn, wood }) => `corn${corn}${wood ? ` | wood${wood}` : ""}`);
  const chichen = byNumber(
    content.chichen,
    ({ points, temple, resource }) => `vp${points} ${temple}${resource ? " any" : ""}`,
  );
  return {
    palenque: harvest,
    yaxchilan: byNumber(content.yaxchilan, goodsSymbols),
    tikal: byNumber(content.tikal, spaceFactsSymbols),
    uxmal: byNumber(content.uxmal, spaceFactsSymbols),
    chichen,
  };
}

const signedSymbols = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .map(([good, n]) => (good === "points" ? `vp${n}` : `${iconOf(good)}${n < 0 ? "" : "+"}${n}`))
    .join(" ");

function levelSymbols(level: Level): string {
  return [
    level.at,
    level.without_tile ? "no-tile" : "",
    level.ahead ? "two-days" : "",
    level.more ? signedSymbols(level.more) : "",
    level.per_building ? `build ${signedSymbols(level.per_building)}` : "",
    level.effects ? spaceFactsSymbols({ ...level, effects: level.effects }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Return the symbols of the levels of a technology, and of the bonus after the last. */
export function technologySymbols(content: Content, name: Technology): string[] {
  const { levels, bonus } = content.technologies[name];
  return [...levels.map(levelSymbols), effectSymbols(bonus)];
}

const steps = (effect: Effect): string => (effect.steps ? String(effect.steps) : "");

export function effectSymbols(effect: Effect): string {
  if (effect.goods) return goodsSymbols(effect.goods as Record<string, number>);
  if (effect.points) return `vp${effect.points}`;
  if (effect.temple) return `${effect.temple === "any" ? "temple-step" : effect.temple}${steps(effect)}`;
  if (effect.technology) return `${effect.technology === "any" ? "tech" : effect.technology}${steps(effect)}`;
  if (effect.construct) return `build${Number(effect.construct) > 1 ? effect.construct : ""}`;
  if (effect.construct_for_corn) return "build-corn";
  if (effect.monument) return "monument";
  if (effect.market) return "market";
  if (effect.worker) return "worker";
  if (effect.action_for_corn) return `corn${effect.action_for_corn} > free`;
  return "";
}

const COUNTS = ["zero", "one", "two", "three", "four", "five", "six"];
/** Return the number of points that a monument is worth for a number of players, workers or technologies. */
export const pointsFor = (numbers: Record<string, number>, count: number): number => numbers[COUNTS[count] ?? ""] ?? 0;

/** Return the symbols of a monument; an empty string for those that TileEffect.svelte draws in other ways. */
export function monumentSymbols(id: string, numbers: Record<string, number>, playerCount: number): string {
  const each = `vp${numbers["points"] ?? pointsFor(numbers, playerCount)} /`;
  const things: Record<string, string> = {
    m01: "tomb",
    m03: "tile-corn",
    m04: "tile-wood",
    m05: "monument",
    m06: "civic",
    m08: "tech",
    m10: "shrine",
    m12: "temple-step",
    m13: "skull chichen",
  };
  if (id === "m11") return "chaac quetzalcoatl kukulkan > vp";
  return things[id] ? `${each} ${things[id]}` : "";
}
