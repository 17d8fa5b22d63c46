// Action texts in words. The server writes and reads the texts; here they are only spoken.

import { changeOf } from "../domain/effects";
import { gainTexts } from "./change-text";
import { has, t } from "./messages";
import type { Content, Gear, Reason, TableInfo } from "../api/types";

/** What there is to know about an action besides its text. */
export interface ActionContext {
  decision: string;
  before: string[]; // the actions of the turn so far
  content: Content | null;
}

export interface Space {
  gear: Gear;
  space: number;
}

export function verbOf(action: string): string {
  return action.split(" ")[0] ?? "";
}

/** The space of a gear that an action is about, if it is about one. */
export function spaceOf(action: string, setting: ActionContext): Space | null {
  const [verb, first, second] = action.split(" ");
  if (verb === "pick" || verb === "use") return { gear: first as Gear, space: Number(second) };
  if (verb === "do") return { gear: gearOfWorker(setting.before), space: Number(first) };
  return null;
}

function gearOfWorker(before: string[]): Gear {
  return (before.findLast((text) => text.startsWith("pick"))?.split(" ")[1] ?? "tikal") as Gear;
}

export function actionText(action: string, setting: ActionContext): string {
  const [verb = "", ...rest] = action.split(" ");
  const [first = "", second = ""] = rest;
  switch (verb) {
    case "keep":
      return kept(rest, setting.content);
    case "place":
      return first === "first" ? t("act-place-first") : t("act-place", { gear: nameText(first) });
    case "pick":
      return t("act-pick", { gear: nameText(first), space: second });
    case "do":
      return spaceActionText({ gear: gearOfWorker(setting.before), space: Number(first) });
    case "use":
      return t("act-use", { what: spaceActionText({ gear: first as Gear, space: Number(second) }) });
    case "build":
      return built(first, second === "plain", setting.content);
    case "pay":
    case "gain":
    case "temples":
      return t(`act-${verb}`, { what: listText(rest.map(nameText)) });
    case "days":
      return t("act-days", { days: Number(first) });
    case "done":
      return has(`done-${setting.decision}`) ? t(`done-${setting.decision}`) : t("act-done");
    case "skip":
      return t("act-skip");
    default:
      return t(`act-${verb}`, { what: nameText(first) });
  }
}

function kept(tiles: string[], content: Content | null): string {
  const brought = tiles.map((tile) => gainTexts(changeOf(content?.wealth[tile]?.effects ?? [])).join(", "));
  return t("act-keep-tiles", { first: brought[0] ?? "", second: brought[1] ?? "" });
}

export function spaceActionText({ gear, space }: Space): string {
  const key = `action-${gear}-${space}`;
  return has(key) ? t(key) : t(`action-${gear}`, { space });
}

function built(tile: string, plain: boolean, content: Content | null): string {
  const found = content?.buildings[tile] ?? content?.monuments[tile];
  const kind = tile.startsWith("m") ? t("kind-monument") : t(`kind-${found?.kind ?? "building"}`);
  return t(plain ? "act-build-plain" : "act-build", { what: kind });
}

export function nameText(name: string): string {
  return has(`name-${name}`) ? t(`name-${name}`) : name;
}

export function listText(names: string[]): string {
  const counted = new Map<string, number>();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  const parts = [...counted].map(([name, count]) => (count > 1 ? t("list-times", { count, name }) : name));
  return parts.length < 2
    ? (parts[0] ?? "")
    : t("list-and", { most: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });
}

/** Why an action is not possible. */
export function reasonText(reason: Reason, table: TableInfo | null): string {
  const key = `reason-${reason.code.replaceAll("_", "-")}${reason.params["nearest"] ? "-nearest" : ""}`;
  if (!has(key)) return reason.message;
  const params = Object.entries(reason.params).map(([name, value]) => [name, worded(name, value, table)]);
  return t(key, Object.fromEntries(params));
}

function worded(name: string, value: unknown, table: TableInfo | null): string | number {
  if (name === "holder") return holder(value, table);
  if (name === "decision") return t(`decision-${value}`);
  return typeof value === "number" ? value : nameText(String(value));
}

function holder(value: unknown, table: TableInfo | null): string {
  return typeof value === "number" ? (table?.seats[value]?.name ?? "") : t("name-neutral");
}
