// The command line: actions as the server writes them, in full or with every word shortened.

import type { Draft, Reason } from "../api/types";
import { doneEndsTurn } from "../domain/choices";
import { t } from "../i18n/messages";

export const TURN_COMMANDS = ["undo", "redo", "restart", "end"] as const;
export type TurnCommand = (typeof TURN_COMMANDS)[number];

export type ParsedCommand =
  { kind: "action"; action: string } | { kind: "turn"; command: TurnCommand } | { kind: "error"; message: string };

const MOST_EXAMPLES = 4;

export function parseCommand(text: string, draft: Draft, explain: (reason: Reason) => string): ParsedCommand {
  const typed = text.trim().toLowerCase().split(/\s+/).join(" ");
  const command = TURN_COMMANDS.find((known) => known === typed);
  if (command) return { kind: "turn", command };
  if (typed === "done" && doneEndsTurn(draft)) return { kind: "turn", command: "end" };
  const legal = draft.legal.map(({ action }) => action);
  const matches = legal.includes(typed) ? [typed] : legal.filter((action) => isShort(typed, action));
  if (matches.length === 1) return { kind: "action", action: matches[0]! };
  if (matches.length) return errorWithExamples("command-several", typed, matches);
  const illegal = draft.impossible.find(({ action }) => action === typed) ?? onlyIllegal(typed, draft);
  if (illegal) return { kind: "error", message: t("impossible-because", { why: explain(illegal.reason) }) };
  return errorWithExamples("command-unknown", typed, legal);
}

/** Return whether every typed word begins the word at the same place of an action. */
function isShort(typed: string, action: string): boolean {
  const words = action.split(" ");
  const parts = typed.split(" ");
  return parts.length <= words.length && parts.every((part, i) => part && words[i]?.startsWith(part));
}

function onlyIllegal(typed: string, draft: Draft) {
  const matches = draft.impossible.filter(({ action }) => isShort(typed, action));
  return matches.length === 1 ? matches[0] : undefined;
}

function errorWithExamples(key: string, said: string, actions: string[]): ParsedCommand {
  const some = actions.slice(0, MOST_EXAMPLES).join(", ") + (actions.length > MOST_EXAMPLES ? ", …" : "");
  return { kind: "error", message: t(key, { said, some }) };
}
