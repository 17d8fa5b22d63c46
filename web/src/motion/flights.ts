// What moves between two positions: flights from place to place, riders on the gears, and Food Days.

import type { Gear } from "../api/types";
import type { Place } from "./places";

/** The order of the flights: a turn, then the end of the round. */
export const STAGES = ["turn", "food", "corn", "turning", "home"] as const;
export type Stage = (typeof STAGES)[number];

export interface Flight {
  icon: string; // "worker" and "marker" have the colours of the seat
  seat: number | null;
  from: Place | null; // null if only the other end is known
  to: Place | null;
  by: number; // the number that it shows, or 0
  stage: Stage;
  hides?: Place; // invisible until the flight has landed
}

/** What a Food Day changed for a seat. */
export interface Meal {
  seat: number;
  changes: { icon: string; by: number }[];
}

/** A worker that rides on its gear until it has turned, and then leaves it. */
export interface Rider {
  seat: number;
  gear: Gear;
  space: number; // after the gear has turned
}

export interface Movement {
  flights: Flight[];
  riders: Rider[];
  days: number; // by which the calendar turns
  foodDay: Meal[] | null; // if a Food Day was held
}

export const NO_MOVEMENT: Movement = { flights: [], riders: [], days: 0, foodDay: null };
