// The legal actions of a draft, grouped for the list.

import type { Choice, Draft } from "../api/types";
import { verbOf } from "./actions";

export interface ChoiceGroup {
  verb: string;
  choices: Choice[];
}

const ENDS_TURN = new Set(["placing", "picking"]);

/** Actions that only end or skip something. */
export const IDLE = new Set(["done", "skip", "pay"]);

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
