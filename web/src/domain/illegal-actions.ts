// Why other actions of a draft are illegal: the reasons that are worth showing, each once.

import type { Draft, IllegalAction, Reason } from "../api/types";
import { verbOf } from "./actions";
import { IDLE } from "./choices";

/** Actions of one verb that are illegal for the same reason. */
export interface IllegalGroup {
  action: string; // the first of them
  verb: string;
  several: boolean;
  why: string;
}

/** Reasons that are plain to see on the board. */
const OBVIOUS = new Set([
  ...["no_worker_there", "not_your_worker", "no_such_action", "no_action_here", "must_choose"],
  ...["not_in_row", "not_offered", "pay_exactly", "gain_exactly", "two_temples", "no_plain_here"],
]);

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
