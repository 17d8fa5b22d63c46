// What placing workers costs in a turn.

import { verbOf } from "../domain/actions";
import type { DraftStep, DraftStore } from "../state/draft.svelte";

export interface PlacingCost {
  spaces: number[]; // corn for each of them
  workers: number; // corn for the workers, without the spaces
  paid: number;
  had: number; // corn before the first worker was placed
}

/** Add up the costs that the server sent. Return null while no worker is placed. */
export function placingCost(draftStore: DraftStore, workerPrices: number[]): PlacingCost | null {
  const { seat, steps } = draftStore;
  const placed = steps.flatMap((step, index) => (isPlacing(step) ? [index] : []));
  const first = placed[0];
  if (first === undefined) return null;
  const costs = placed.map((index) => -(steps[index]!.changes[seat]?.corn ?? 0));
  const prices = workerPrices.slice(0, placed.length);
  const spaces = costs.map((cost, i) => cost - (prices[i] ?? 0));
  const had = draftStore.beforeStep(first).view.seats[seat]?.corn ?? 0;
  return { spaces, workers: total(prices), paid: total(costs), had };
}

const total = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const isPlacing = ({ actions }: DraftStep): boolean => verbOf(actions[0] ?? "") === "place";
