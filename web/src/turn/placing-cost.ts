// What placing workers costs in a turn: the spaces, the workers after the first, and the corn there was.

import { verbOf } from "../i18n/action-text";
import type { DraftStore, DraftStep } from "../state/draft.svelte";

export interface PlacingCost {
  spaces: number[]; // corn for each of them
  workers: number; // corn for workers, besides that for spaces
  paid: number;
  had: number; // corn before the first was placed
}

/** Null while nothing is placed. Costs are the server's; they are only added up. */
export function placingCost(drafting: DraftStore, workerPrices: number[]): PlacingCost | null {
  const { seat, steps } = drafting;
  const placed = steps.flatMap((step, index) => (isPlacing(step) ? [index] : []));
  const first = placed[0];
  if (first === undefined) return null;
  const costs = placed.map((index) => -(steps[index]!.changes[seat]?.corn ?? 0));
  const prices = workerPrices.slice(0, placed.length);
  const spaces = costs.map((cost, nth) => cost - (prices[nth] ?? 0));
  const had = viewBefore(drafting, first).seats[seat]?.corn ?? 0;
  return { spaces, workers: total(prices), paid: total(costs), had };
}

/** The position that a step of the turn found. */
export const viewBefore = (drafting: DraftStore, index: number) => drafting.before(drafting.steps.length - index).view;

const total = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const isPlacing = ({ actions }: DraftStep): boolean => verbOf(actions[0] ?? "") === "place";
