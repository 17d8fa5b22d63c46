// The actions of a draft, grouped for the list.

import type { Choice, Draft, IllegalAction, Reason } from "../api/types";
import { verbOf } from "./actions";

export interface ChoiceGroup {
  verb: string;
  choices: Choice[];
}

/** Actions of one verb that are illegal for the same reason. */
export interface IllegalGroup {
  action: string; // the first of them
  verb: string;
  several: boolean;
  why: string;
}

const ENDS_TURN = new Set(["placing", "picking"]);

/** Reasons that are plain to see on the board. */
const OBVIOUS = new Set([
  ...["no_worker_there", "not_your_worker", "no_such_action", "no_action_here", "must_choose"],
  ...["not_in_row", "not_offered", "pay_exactly", "gain_exactly", "two_temples", "no_plain_here"],
]);

/** Actions that only end or skip something. */
const IDLE = new Set(["done", "skip", "pay"]);

/** Return whether `done` ends the turn; then a button does that, and it is not in the list. */
export function doneEndsTurn(draft: Draft): boolean {
  return ENDS_TURN.has(draft.view.decision) && draft.legal.some(({ action }) => action === "done");
}

export function groupByVerb(draft: Draft): ChoiceGroup[] {
  const hidden = doneEndsTurn(draft) ? "done" : null;
  const groups: ChoiceGroup[] = [];
  for (const choice of idleLast(draft.legal.filter(({ action }) => action !== hidden))) {
    const verb = verbOf(choice.action);
    const group = groups.find((known) => known.verb === verb);
    if (group) group.choices.push(choice);
    else groups.push({ verb, choices: [choice] });
  }
  return groups;
}

function idleLast(choices: Choice[]): Choice[] {
  const rank = ({ action }: Choice): number => (IDLE.has(action) ? 1 : 0);
  return [...choices].sort((one, other) => rank(one) - rank(other));
}

export function groupIllegal(draft: Draft, explain: (reason: Reason) => string): IllegalGroup[] {
  const groups = new Map<string, IllegalGroup>();
  for (const { action, reason } of draft.impossible.filter(isWorthShowing)) {
    const verb = verbOf(action);
    const why = explain(reason);
    const key = `${verb} ${why}`;
    const known = groups.get(key);
    if (known) known.several = true;
    else groups.set(key, { action, verb, several: false, why });
  }
  return [...groups.values()];
}

function isWorthShowing({ action, reason }: IllegalAction): boolean {
  return !OBVIOUS.has(reason.code) && !IDLE.has(verbOf(action));
}
