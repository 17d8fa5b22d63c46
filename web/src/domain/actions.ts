// Actions as the server writes them, such as "pick tikal 2", and the spaces of the gears that they are about.
// What is legal is decided by the server alone.

import type { Choice, Gear, IllegalAction, View } from "../api/types";
import { CITIES } from "./geometry";

export interface Space {
  gear: Gear;
  space: number;
}

const isGear = (word: string | undefined): word is Gear => word !== undefined && word in CITIES;

export function verbOf(action: string): string {
  return action.split(" ")[0] ?? "";
}

/** Return the space that the next worker on a gear would take, or null if there is none. */
export function nextFreeSpace(view: View, gear: Gear): number | null {
  const space = view.gears[gear].findIndex((holder) => holder === null);
  return space >= 0 && space <= CITIES[gear].lastSpace ? space : null;
}

/** Return the gear of the last worker that was picked up, or of the last action that was used instead. */
function currentGear(before: string[]): Gear | null {
  for (const action of [...before].reverse()) {
    const [verb, gear] = action.split(" ");
    if ((verb === "pick" || verb === "use") && isGear(gear)) return gear;
  }
  return null;
}

/**
 * Return the space that an action is about, or null if it is not about one. `before`: the actions of the turn
 * before it. Placing a worker is about a space only if there is a view that shows which one is free.
 */
export function spaceOf(action: string, before: string[], view: View | null = null): Space | null {
  const [verb, first, second] = action.split(" ");
  if (verb === "do") {
    const gear = currentGear(before);
    return gear && { gear, space: Number(first) };
  }
  if (!isGear(first)) return null;
  if (verb === "pick" || verb === "use") return { gear: first, space: Number(second) };
  const space = verb === "place" && view ? nextFreeSpace(view, first) : null;
  return space === null ? null : { gear: first, space };
}

export const findLegal = (legal: Choice[], action: string): Choice | undefined =>
  legal.find((choice) => choice.action === action);

export const findIllegal = (illegal: IllegalAction[], action: string): IllegalAction | undefined =>
  illegal.find((found) => found.action === action);

/** Return the corn that an action costs a seat. */
export function cornCost(choice: Choice, seat: number | null): number {
  return Math.max(0, -(choice.changes[String(seat)]?.corn ?? 0));
}

/** Return the spaces from which a turn has picked up workers, numbered in order. */
export function pickedWorkers(actions: string[]): (Space & { step: number })[] {
  const picks = actions.filter((action) => verbOf(action) === "pick");
  return picks.map((action, i) => {
    const [, gear, space] = action.split(" ");
    return { gear: gear as Gear, space: Number(space), step: i + 1 };
  });
}
