// The legal actions put into groups for the list, and the impossible ones made few.

import { reasonText, verbOf } from "../i18n/action-text";
import type { Choice, Draft, IllegalAction, TableInfo } from "../api/types";

export interface ChoiceGroup {
  verb: string;
  choices: Choice[];
}

export interface IllegalGroup {
  action: string;
  verb: string; // said instead of the action where several are refused for one reason
  several: boolean;
  why: string;
}

const ENDS_TURN = new Set(["placing", "picking"]);

/** Reasons that nobody asks for: they are about things that are plainly not there. */
const OBVIOUS = new Set([
  ...["no_worker_there", "not_your_worker", "no_such_action", "no_action_here", "must_choose"],
  ...["not_in_row", "not_offered", "pay_exactly", "gain_exactly", "two_temples", "no_plain_here"],
]);
const SILENT = new Set(["done", "skip", "pay"]);

/** Whether `done` ends the turn here; then it is the red button, and not in the list. */
export function doneEndsTurn(draft: Draft): boolean {
  return ENDS_TURN.has(draft.view.decision) && draft.legal.some(({ action }) => action === "done");
}

export function groupByVerb(draft: Draft): ChoiceGroup[] {
  const hidden = doneEndsTurn(draft) ? "done" : null;
  const groups: ChoiceGroup[] = [];
  for (const choice of ordered(draft.legal.filter(({ action }) => action !== hidden))) {
    const verb = verbOf(choice.action);
    const group = groups.find((known) => known.verb === verb);
    if (group) group.choices.push(choice);
    else groups.push({ verb, choices: [choice] });
  }
  return groups;
}

/** What does something first, what leaves it be last. */
function ordered(choices: Choice[]): Choice[] {
  const last = ({ action }: Choice): number => (SILENT.has(action) ? 1 : 0);
  return [...choices].sort((one, other) => last(one) - last(other));
}

export function groupIllegal(draft: Draft, table: TableInfo | null): IllegalGroup[] {
  const found = new Map<string, IllegalGroup>();
  for (const { action, reason } of draft.impossible.filter(worthSaying)) {
    const verb = verbOf(action);
    const why = reasonText(reason, table);
    const key = `${verb} ${why}`;
    const known = found.get(key);
    if (known) known.several = true;
    else found.set(key, { action, verb, several: false, why });
  }
  return [...found.values()];
}

function worthSaying({ action, reason }: IllegalAction): boolean {
  return !OBVIOUS.has(reason.code) && !SILENT.has(verbOf(action));
}
