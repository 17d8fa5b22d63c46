// What placing workers costs in a turn: the spaces, the workers after the first, and the corn there was.

import { spotOf } from "../board/actions";
import { verbOf } from "./actions";
import type { Drafting, Step } from "./drafting.svelte";

export interface Sum {
  spaces: number[];
  workers: number; // corn for workers, besides that for spaces
  paid: number;
  had: number; // corn before the first was placed
}

/** Null while nothing is placed. Costs are the server's; they are only added up. */
export function placingSum(drafting: Drafting): Sum | null {
  const { seat, steps } = drafting;
  const placed = steps.flatMap((step, index) => (isPlacing(step) ? [index] : []));
  const first = placed[0];
  if (first === undefined) return null;
  const spaces = placed.map((index) => spaceTaken(drafting, index));
  const paid = placed.reduce((sum, index) => sum - (steps[index]!.changes[seat]?.corn ?? 0), 0);
  const had = viewBefore(drafting, first).seats[seat]?.corn ?? 0;
  return { spaces, workers: paid - spaces.reduce((sum, space) => sum + space, 0), paid, had };
}

/** The position that a step of the turn found. */
export const viewBefore = (drafting: Drafting, index: number) => drafting.before(drafting.steps.length - index).view;

const isPlacing = ({ actions }: Step): boolean => verbOf(actions[0] ?? "") === "place";

function spaceTaken(drafting: Drafting, index: number): number {
  return spotOf(drafting.steps[index]!.actions[0]!, viewBefore(drafting, index), [])?.space ?? 0;
}
