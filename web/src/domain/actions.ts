// Which place of the board an action text speaks of. Nothing here decides what is legal.

import { CITIES, GEARS } from "./geometry";
import type { Choice, Gear, IllegalAction, View } from "../api/types";

export interface Spot {
  gear: Gear;
  space: number;
}

const isGear = (word: string | undefined): word is Gear => word !== undefined && word in CITIES;

/** Where the next worker on a gear would stand, to show it there. */
export function nextFreeSpace(view: View, gear: Gear): number | null {
  const space = view.gears[gear].findIndex((holder) => holder === null);
  return space >= 0 && space <= CITIES[gear].last ? space : null;
}

/** The gear whose action is being chosen: that of the last worker picked up or action used. */
function gearInHand(drafted: string[]): Gear | null {
  for (const action of [...drafted].reverse()) {
    const [verb, gear] = action.split(" ");
    if ((verb === "pick" || verb === "use") && isGear(gear)) return gear;
  }
  return null;
}

/** The space an action is about, or null if it is about none. */
export function spotOf(action: string, view: View, drafted: string[]): Spot | null {
  const [verb, first, second] = action.split(" ");
  if (verb === "do") {
    const gear = gearInHand(drafted);
    return gear && { gear, space: Number(first) };
  }
  if (!isGear(first)) return null;
  if (verb === "pick" || verb === "use") return { gear: first, space: Number(second) };
  const space = verb === "place" ? nextFreeSpace(view, first) : null;
  return space === null ? null : { gear: first, space };
}

export const findLegal = (legal: Choice[], action: string): Choice | undefined =>
  legal.find((choice) => choice.action === action);

export const findIllegal = (impossible: IllegalAction[], action: string): IllegalAction | undefined =>
  impossible.find((objection) => objection.action === action);

/** Corn an action costs the deciding seat. */
export function cornCost(choice: Choice, seat: number | null): number {
  return Math.max(0, -(choice.changes[String(seat)]?.corn ?? 0));
}

/** Workers picked up in a draft, with the number of the step. */
export function pickedWorkers(drafted: string[]): (Spot & { step: number })[] {
  const picks = drafted.filter((action) => action.startsWith("pick "));
  return picks.map((action, i) => {
    const [, gear, space] = action.split(" ");
    return { gear: gear as Gear, space: Number(space), step: i + 1 };
  });
}

/** Where a component says what is pointed at and what is to be played. */
export interface ActionHandlers {
  onaction: (action: string) => void;
  onpoint: (action: string | null) => void;
}

/** The attributes of a button that plays an action. */
export function actionAttributes(action: string, { onaction, onpoint }: ActionHandlers) {
  const point = () => onpoint(action);
  const leave = () => onpoint(null);
  return {
    "data-action": action,
    onclick: () => onaction(action),
    onmouseenter: point,
    onmouseleave: leave,
    onfocus: point,
    onblur: leave,
  };
}

/** Drawings are drawn one above another; arrow keys go through them space by space. */
const placeOf = ({ gear, space }: Spot): number => 20 * (GEARS.indexOf(gear) + 1) + space;

/** The same for a drawing. Enter and Space press it; the page must not scroll then. */
export function svgActionAttributes(action: string, reach: ActionHandlers, spot: Spot | null = null) {
  const onkeydown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    reach.onaction(action);
  };
  const place = { "data-place": spot ? placeOf(spot) : 0 };
  return { ...actionAttributes(action, reach), ...place, role: "button", tabindex: 0, onkeydown } as const;
}
