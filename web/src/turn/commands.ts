// The command line: action texts as the server writes them, whole or shortened word by word.

import { doneEndsTurn } from "../domain/choices";
import type { Draft, Reason } from "../api/types";
import { t } from "../i18n/messages";

export const TURN_COMMANDS = ["undo", "redo", "restart", "end"] as const;
export type TurnCommand = (typeof TURN_COMMANDS)[number];

export type ParsedCommand =
  { kind: "play"; action: string } | { kind: "order"; order: TurnCommand } | { kind: "wrong"; why: string };

const FEW = 4;

export function parseCommand(text: string, draft: Draft, explain: (reason: Reason) => string): ParsedCommand {
  const said = text.trim().toLowerCase().split(/\s+/).join(" ");
  const order = TURN_COMMANDS.find((known) => known === said);
  if (order) return { kind: "order", order };
  if (said === "done" && doneEndsTurn(draft)) return { kind: "order", order: "end" };
  const legal = draft.legal.map(({ action }) => action);
  const meant = legal.includes(said) ? [said] : legal.filter((action) => isShort(said, action));
  if (meant.length === 1) return { kind: "play", action: meant[0]! };
  if (meant.length) return wrong("command-several", said, meant);
  const refused = draft.impossible.find(({ action }) => action === said) ?? onlyShort(said, draft);
  if (refused) return { kind: "wrong", why: t("impossible-because", { why: explain(refused.reason) }) };
  return wrong("command-unknown", said, legal);
}

/** Whether every word said begins the word of the action in its place. */
function isShort(said: string, action: string): boolean {
  const words = action.split(" ");
  const parts = said.split(" ");
  return parts.length <= words.length && parts.every((part, i) => part && words[i]?.startsWith(part));
}

function onlyShort(said: string, draft: Draft) {
  const found = draft.impossible.filter(({ action }) => isShort(said, action));
  return found.length === 1 ? found[0] : undefined;
}

function wrong(key: string, said: string, actions: string[]): ParsedCommand {
  const some = actions.slice(0, FEW).join(", ") + (actions.length > FEW ? ", …" : "");
  return { kind: "wrong", why: t(key, { said, some }) };
}
