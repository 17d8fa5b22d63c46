// Where the workers would stand after some days if nobody moved.

import type { Gear, Holder, View } from "../api/types";
import { CITIES, GEARS } from "./geometry";

export interface FutureWorker {
  gear: Gear;
  space: number; // now
  end: number; // after the days; one after the last space if the worker leaves the gear
  leaves: boolean;
  holder: Holder;
}

export function workersAhead(view: View, days: number): FutureWorker[] {
  return GEARS.flatMap((gear) =>
    view.gears[gear].flatMap((holder, space) => (holder === null ? [] : [workerAhead(gear, space, holder, days)])),
  );
}

function workerAhead(gear: Gear, space: number, holder: Holder, days: number): FutureWorker {
  const { lastSpace } = CITIES[gear];
  const leaves = holder !== "neutral" && space <= lastSpace && space + days > lastSpace;
  return { gear, space, end: leaves ? lastSpace + 1 : space + days, leaves, holder };
}
