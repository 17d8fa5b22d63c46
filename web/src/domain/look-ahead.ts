// Where everybody would stand after some days if nobody moved.

import { CITIES, GEARS } from "./geometry";
import type { Gear, Holder, View } from "../api/types";

export interface FutureWorker {
  gear: Gear;
  space: number; // now
  end: number; // then; one after the last space for whoever falls off
  leaves: boolean;
  holder: Holder;
}

export function workersAhead(view: View, days: number): FutureWorker[] {
  return GEARS.flatMap((gear) =>
    view.gears[gear].flatMap((holder, space) => (holder === null ? [] : [moved(gear, space, holder, days)])),
  );
}

function moved(gear: Gear, space: number, holder: Holder, days: number): FutureWorker {
  const { last } = CITIES[gear];
  const leaves = holder !== "neutral" && space <= last && space + days > last;
  return { gear, space, end: leaves ? last + 1 : space + days, leaves, holder };
}
