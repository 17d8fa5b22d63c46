// What happened, in words.

import { actionText } from "./action-text";
import { UNLOGGED, type ActionGroup } from "../domain/log";
import type { TableEvent } from "../api/socket";
import { nameOf, namesOf } from "../domain/players";
import type { Content, TableInfo, HistoryTurn } from "../api/types";
import { has, t } from "./messages";

export function eventText(event: TableEvent, info: TableInfo, content: Content | null): string {
  const name = event.seat === undefined ? "" : nameOf(info, event.seat);
  const names = namesOf(info, event.seats ?? []);
  switch (event.type) {
    case "turn":
      return turnInWords(event.actions ?? [], content);
    case "said":
      return event.text ?? "";
    case "take_back":
      return t(event.agree ? "log-take-back-ask" : "log-take-back-no", { names });
    default:
      return has(keyOf(event)) ? t(keyOf(event), { name: event.name || name }) : event.type;
  }
}

function keyOf(event: TableEvent): string {
  return `log-${event.type.replaceAll("_", "-")}`;
}

/** The actions of a turn; what was not done is left out, unless nothing else is left. */
function turnInWords(actions: string[], content: Content | null): string {
  const words = actions.map((action, index) => actionText(action, setting(actions, index, content)));
  const worth = words.filter((_, index) => !UNLOGGED.has(actions[index] ?? ""));
  return (worth.length ? worth : words).join(", ");
}

const setting = (actions: string[], index: number, content: Content | null) => ({
  decision: "",
  before: actions.slice(0, index),
  content,
});

/** One deed of a turn. */
export function actionGroupText(turn: HistoryTurn, deed: ActionGroup, content: Content | null): string {
  const actions = turn.steps.map(({ action }) => action);
  return deed.said.map((index) => actionText(actions[index]!, setting(actions, index, content))).join(", ");
}
