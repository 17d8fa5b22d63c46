// Texts for the events of a table and the turns of its history.

import type { TableEvent } from "../api/socket";
import type { Content, ReplayedTurn, TableInfo } from "../api/types";
import { type ActionGroup, IDLE_ACTIONS } from "../domain/log";
import { playerName } from "../domain/players";
import { actionText } from "./action-text";
import { has, t } from "./messages";
import { playerNames } from "./names";

export function eventText(event: TableEvent, info: TableInfo, content: Content | null): string {
  const name = event.seat === undefined ? "" : playerName(info.seats, event.seat);
  const names = playerNames(info.seats, event.seats ?? []);
  switch (event.type) {
    case "turn":
      return turnText(event.actions ?? [], content);
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

/** Return the texts of the actions of a turn; idle ones only if there are no others. */
function turnText(actions: string[], content: Content | null): string {
  const texts = actions.map((action, index) => actionText(action, contextOf(actions, index, content)));
  const worth = texts.filter((_, index) => !IDLE_ACTIONS.has(actions[index] ?? ""));
  return (worth.length ? worth : texts).join(", ");
}

const contextOf = (actions: string[], index: number, content: Content | null) => ({
  decision: "",
  before: actions.slice(0, index),
  content,
});

export function actionGroupText(turn: ReplayedTurn, group: ActionGroup, content: Content | null): string {
  const actions = turn.steps.map(({ action }) => action);
  return group.steps.map((index) => actionText(actions[index]!, contextOf(actions, index, content))).join(", ");
}
