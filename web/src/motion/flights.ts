// Things that fly from place to place, and the order in which they do.

import type { Gear } from "../api/types";
import type { Place } from "./places";

/** A turn; then, at the end of a round, what the calendar brings. */
export const STAGES = ["turn", "food", "corn", "turning", "home"] as const;
export type Stage = (typeof STAGES)[number];

export interface Flight {
  icon: string; // "worker" and "marker" are drawn in the colours of the seat
  seat: number | null;
  from: Place | null; // null: it only shows where it went, or came from
  to: Place | null;
  by: number; // the figure it carries, 0 for none
  stage: Stage;
  hides?: Place; // what stays unseen until this has landed
}

/** What a seat gave and got on a Food Day. */
export interface Meal {
  seat: number;
  changes: { icon: string; by: number }[];
}

/** A worker that rides on until the gear has turned, and then leaves it. */
export interface Rider {
  seat: number;
  gear: Gear;
  space: number; // where the gear takes it
}

export interface Movement {
  flights: Flight[];
  riders: Rider[];
  days: number; // that the calendar turns
  feast: Meal[] | null; // on a Food Day
}

export const NO_MOVEMENT: Movement = { flights: [], riders: [], days: 0, feast: null };
