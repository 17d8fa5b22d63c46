// Where everybody would stand after some days if nobody moved.

import { CITIES, GEARS } from "./geometry";
import type { Gear, Holder, View } from "../api/types";

export interface Ahead {
  gear: Gear;
  space: number; // now
  end: number; // then; one after the last space for whoever falls off
  leaves: boolean;
  holder: Holder;
}

export function standingAhead(view: View, days: number): Ahead[] {
  return GEARS.flatMap((gear) =>
    view.gears[gear].flatMap((holder, space) => (holder === null ? [] : [moved(gear, space, holder, days)])),
  );
}

function moved(gear: Gear, space: number, holder: Holder, days: number): Ahead {
  const { last } = CITIES[gear];
  const leaves = holder !== "neutral" && space <= last && space + days > last;
  return { gear, space, end: leaves ? last + 1 : space + days, leaves, holder };
}
