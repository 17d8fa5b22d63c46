// Lists of icons as words: "corn3 > temple-step". A number follows its icon, `>` pays left and gets
// right, `|` is a choice, `/` is "for each". The same words serve the rings, cards, lists and the log.

import type { Content, Effect, FoodKind, Gear, Level, SpaceFacts, Technology } from "../../api/types";

const ICON_OF: Record<string, string> = { skulls: "skull", points: "vp" };
export const iconOf = (good: string): string => ICON_OF[good] ?? good;

export const goodsSymbols = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .map(([good, n]) => `${iconOf(good)}${n}`)
    .join(" ");

const byNumber = <T>(spaces: Record<string, T>, draw: (facts: T) => string): Record<number, string> =>
  Object.fromEntries(Object.entries(spaces).map(([space, facts]) => [Number(space), draw(facts)]));

const effectsText = (effects: Effect[]): string => effects.map(effectSymbols).join(" ");

function spaceText({ cost, effects, or }: SpaceFacts): string {
  const paid = cost ? `${goodsSymbols(cost)} > ` : "";
  return `${paid}${effectsText(effects)}${or ? ` | ${effectsText(or)}` : ""}`;
}

/** What the action rings show. */
export function spaceSymbols(content: Content): Record<Gear, Record<number, string>> {
  const harvest = byNumber(content.harvest, ({ corn, wood }) => `corn${corn}${wood ? ` | wood${wood}` : ""}`);
  const chichen = byNumber(
    content.chichen,
    ({ points, temple, resource }) => `vp${points} ${temple}${resource ? " any" : ""}`,
  );
  return {
    palenque: harvest,
    yaxchilan: byNumber(content.yaxchilan, goodsSymbols),
    tikal: byNumber(content.tikal, spaceText),
    uxmal: byNumber(content.uxmal, spaceText),
    chichen,
  };
}

const signed = (goods: Record<string, number>): string =>
  Object.entries(goods)
    .map(([good, n]) => (good === "points" ? `vp${n}` : `${iconOf(good)}${n < 0 ? "" : "+"}${n}`))
    .join(" ");

function levelText(level: Level): string {
  return [
    level.at,
    level.without_tile ? "no-tile" : "",
    level.ahead ? "two-days" : "",
    level.more ? signed(level.more) : "",
    level.per_building ? `build ${signed(level.per_building)}` : "",
    level.effects ? spaceText({ ...level, effects: level.effects }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Levels 1 to 3 of a technology, then the bonus. */
export function technologySymbols(content: Content, name: Technology): string[] {
  const { levels, bonus } = content.technologies[name];
  return [...levels.map(levelText), effectSymbols(bonus)];
}

const steps = (effect: Effect): string => (effect.steps ? String(effect.steps) : "");

/** One effect of a building or wealth tile as icons. */
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
/** The figure of a monument for so many players, workers or technologies. */
export const figureFor = (numbers: Record<string, number>, count: number): number => numbers[COUNTS[count] ?? ""] ?? 0;

/** Monuments whose points are told by a list of icons; the others are drawn by themselves. */
export function monumentSymbols(id: string, numbers: Record<string, number>, players: number): string {
  const each = `vp${numbers["points"] ?? figureFor(numbers, players)} /`;
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

/** What the temples give on a day, if it is a Food Day. */
export function foodKind(content: Content, day: number): FoodKind | null {
  return content.calendar.food_kinds[content.calendar.food_days.indexOf(day)] ?? null;
}
