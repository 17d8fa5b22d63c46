// Texts for actions, and for the reasons why they are illegal.

import type { Content, Reason, TableInfo } from "../api/types";
import { type Space, spaceOf } from "../domain/actions";
import { changeOf } from "../domain/effects";
import { gainTexts } from "./change-text";
import { has, t } from "./messages";
import { listText, nameText } from "./names";

/** What the text of an action depends on, besides the action. */
export interface ActionContext {
  decision: string;
  before: string[]; // the actions of the turn so far
  content: Content | null;
}

export function actionText(action: string, context: ActionContext): string {
  const [verb = "", ...rest] = action.split(" ");
  const [first = "", second = ""] = rest;
  switch (verb) {
    case "keep":
      return keepText(rest, context.content);
    case "place":
      return first === "first" ? t("act-place-first") : t("act-place", { gear: nameText(first) });
    case "pick":
      return t("act-pick", { gear: nameText(first), space: second });
    case "do":
      return spaceText(spaceOf(action, context.before), action);
    case "use":
      return t("act-use", { what: spaceText(spaceOf(action, context.before), action) });
    case "build":
      return buildText(first, second === "plain", context.content);
    case "pay":
    case "gain":
    case "temples":
      return t(`act-${verb}`, { what: listText(rest.map(nameText)) });
    case "days":
      return t("act-days", { days: Number(first) });
    case "done":
      return has(`done-${context.decision}`) ? t(`done-${context.decision}`) : t("act-done");
    case "skip":
      return t("act-skip");
    default:
      return t(`act-${verb}`, { what: nameText(first) });
  }
}

function keepText(tiles: string[], content: Content | null): string {
  const gains = tiles.map((tile) => gainTexts(changeOf(content?.wealth[tile]?.effects ?? [])).join(", "));
  return t("act-keep-tiles", { first: gains[0] ?? "", second: gains[1] ?? "" });
}

/** Return the text for the action of a space. */
function spaceText(found: Space | null, action: string): string {
  if (!found) return action;
  const { gear, space } = found;
  const key = `action-${gear}-${space}`;
  return has(key) ? t(key) : t(`action-${gear}`, { space });
}

function buildText(tile: string, plain: boolean, content: Content | null): string {
  const found = content?.buildings[tile] ?? content?.monuments[tile];
  const kind = tile.startsWith("m") ? t("kind-monument") : t(`kind-${found?.kind ?? "building"}`);
  return t(plain ? "act-build-plain" : "act-build", { what: kind });
}

/** Return the text that says why an action is illegal. */
export function reasonText(reason: Reason, info: TableInfo | null): string {
  const key = `reason-${reason.code.replaceAll("_", "-")}${reason.params["nearest"] ? "-nearest" : ""}`;
  if (!has(key)) return reason.message;
  const params = Object.entries(reason.params).map(([name, value]) => [name, paramText(name, value, info)]);
  return t(key, Object.fromEntries(params));
}

function paramText(name: string, value: unknown, info: TableInfo | null): string | number {
  if (name === "holder") return holderText(value, info);
  if (name === "decision") return t(`decision-${value}`);
  return typeof value === "number" ? value : nameText(String(value));
}

function holderText(value: unknown, info: TableInfo | null): string {
  return typeof value === "number" ? (info?.seats[value]?.name ?? "") : t("name-neutral");
}
