// The glossary: all terms that can be explained. The texts come from the catalogue; numbers, spaces and tiles from
// the server.

import type { Content, Gear, Technology, Temple, Tile } from "../api/types";
import { goodsSymbols, spaceSymbols, technologySymbols } from "../board/icons/symbols";
import { foodKind } from "../domain/food-days";
import { GEARS } from "../domain/geometry";
import { t } from "../i18n/messages";
import { spaceTitle } from "../i18n/space-text";
import { effectsText, goodsText } from "../i18n/tile-text";

export interface Entry {
  id: string; // the value of `data-term`
  group: string;
  icon: string;
  name: string;
  text: string;
  symbols?: string; // as on the board
  tile?: Pick<Tile, "effects">;
  steps?: Content["temples"][Temple]["steps"];
}

/** Terms that are explained by text alone, with their icons. */
const PLAIN: Record<string, Record<string, string>> = {
  goods: {
    corn: "corn",
    wood: "wood",
    stone: "stone",
    gold: "gold",
    resource: "any",
    skull: "skull",
    vp: "vp",
  },
  people: {
    player: "table",
    worker: "worker",
    neutral: "neutral",
    "first-player": "first-player",
    light: "light",
    dark: "dark",
    begging: "temple-fall",
    anger: "burn",
  },
  time: { calendar: "day", "first-space": "first-player", "two-days": "two-days", "food-day": "food-day" },
  jungle: { jungle: "tile-wood", "tile-corn": "tile-corn", "tile-wood": "tile-wood" },
  tiles: {
    buildings: "build",
    farm: "farm",
    civic: "civic",
    tomb: "tomb",
    shrine: "shrine",
    monument: "monument",
    stack: "stack",
    wealth: "stack",
  },
};

export const GROUPS = [
  ...["goods", "people", "time", "cities", "jungle", "temples", "technologies", "tiles"],
  ...["buildings", "monuments", "wealth"],
];

/** Return all entries in the order of their groups. */
export function glossary(content: Content): Entry[] {
  const all = [
    ...Object.entries(PLAIN).flatMap(([group, terms]) => plain(group, terms)),
    ...foodDays(content),
    ...GEARS.flatMap((gear) => city(content, gear)),
    ...Object.entries(content.temples).map(([name, facts]) => temple(name as Temple, facts)),
    ...Object.keys(content.technologies).flatMap((name) => technology(content, name as Technology)),
    ...Object.entries(content.buildings).map(([id, tile]) => building(id, tile)),
    ...Object.entries(content.monuments).map(([id, tile]) => monument(id, tile)),
    ...Object.entries(content.wealth).map(([id, { effects }]) => wealth(id, effects)),
  ];
  return GROUPS.flatMap((group) => all.filter((entry) => entry.group === group));
}

function plain(group: string, terms: Record<string, string>): Entry[] {
  return Object.entries(terms).map(([id, icon]) => ({
    id,
    group,
    icon,
    name: t(`term-${id}`),
    text: t(`term-${id}-text`),
  }));
}

function foodDays(content: Content): Entry[] {
  return content.calendar.food_days.map((day) => {
    const kind = foodKind(content, day) ?? "goods";
    const name = t("term-day", { day });
    const rewards = t(`term-food-day-${kind}`);
    const text = `${t("term-food-day-text")} ${rewards}`;
    return { id: `day-${day}`, group: "time", icon: "food-day", name, text };
  });
}

function city(content: Content, gear: Gear): Entry[] {
  const { last_space: last } = content.gears[gear];
  const symbols = spaceSymbols(content)[gear];
  const spaces = Array.from({ length: last + 1 }, (_, space): Entry => ({
    id: `${gear}-${space}`,
    group: "cities",
    icon: gear,
    name: spaceTitle(content, gear, space),
    text: t(spaceKey(content, gear, space)),
    symbols: symbols[space] ?? "",
  }));
  const name = t(`board-city-${gear}`);
  return [{ id: gear, group: "cities", icon: gear, name, text: t(`term-${gear}-text`) }, ...spaces];
}

/** Return the key of the text for a space. Only the spaces of Tikal and Uxmal have one each. */
function spaceKey(content: Content, gear: Gear, space: number): string {
  if (space === 0) return "term-space-start";
  if (space > content.gears[gear].actions) return "term-space-free";
  if (gear === "palenque") return space === 1 ? "term-palenque-fishing" : "term-palenque-harvest";
  if (gear === "yaxchilan")
    return content.yaxchilan[space]?.["skulls"] ? "term-yaxchilan-skull" : "term-yaxchilan-goods";
  return gear === "chichen" ? "term-chichen-offering" : `term-${gear}-${space}`;
}

function temple(name: Temple, { bonus, steps }: Content["temples"][Temple]): Entry {
  const text = t("term-temple-text", { first: bonus.age1, second: bonus.age2 });
  return {
    id: name,
    group: "temples",
    icon: name,
    name: t("term-temple", { name: t(`board-temple-${name}`) }),
    text,
    steps,
  };
}

function technology(content: Content, name: Technology): Entry[] {
  const title = t(`board-technology-${name}`);
  const texts = technologySymbols(content, name);
  const levels = texts.map((symbols, i): Entry => {
    const price = content.technology_prices[i] ?? 0;
    const what = t(i < texts.length - 1 ? "term-level" : "term-bonus", { technology: title, level: i + 1 });
    const text = `${t(`board-${name}-${i + 1}`)}. ${t("term-level-price", { price })}`;
    return { id: `${name}-${i + 1}`, group: "technologies", icon: name, name: what, text, symbols };
  });
  return [{ id: name, group: "technologies", icon: name, name: title, text: t(`term-${name}-text`) }, ...levels];
}

function building(id: string, tile: Tile): Entry {
  const name = t("term-building", { kind: t(`board-kind-${tile.kind}`), age: tile.age ?? 1 });
  const text = t("term-building-text", { cost: goodsText(tile.cost), gives: effectsText(tile.effects ?? []) });
  return { id, group: "buildings", icon: tile.kind, name, text, symbols: goodsSymbols(tile.cost), tile };
}

function monument(id: string, tile: Tile): Entry {
  const name = t(`board-monument-${tile.kind}`);
  const worth = tile.scores ? t(tile.scores, tile.numbers) : "";
  const text = t("term-monument-tile", { cost: goodsText(tile.cost), worth });
  return { id, group: "monuments", icon: "monument", name, text, symbols: goodsSymbols(tile.cost), tile };
}

function wealth(id: string, effects: NonNullable<Tile["effects"]>): Entry {
  const text = t("term-wealth-tile", { gives: effectsText(effects) });
  return { id, group: "wealth", icon: "stack", name: t("term-wealth"), text, tile: { effects } };
}
