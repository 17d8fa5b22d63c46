// Workers that were placed, picked up, or carried off their gear. The gears may have turned between
// the two views: whoever merely rode along has not moved.

import { CITIES, GEARS } from "../domain/geometry";
import type { Gear, Holder, View } from "../api/types";
import type { Flight, Rider, Stage } from "./flights";
import { FIRST_SPACE, inPanel, onSpace, type Place } from "./places";

export interface WorkerMove {
  seat: number;
  kind: "placed" | "picked" | "fell";
  place: Place;
  gear: Gear | null; // null: the first-player space
  space: number;
  flight: Flight;
}

type Step = Omit<WorkerMove, "flight"> & { stage: Stage; hides?: Place };

const isSeat = (holder: Holder | undefined): holder is number => typeof holder === "number";

export function workerMoves(before: View, after: View): WorkerMove[] {
  const days = after.day - before.day;
  const onGears = GEARS.flatMap((gear) => [
    ...arrivals(gear, before.gears[gear], after.gears[gear], days),
    ...departures(gear, before.gears[gear], after.gears[gear], days),
  ]);
  return [...onGears, ...aroundFirstSpace(before.first_space, after.first_space)].map(withFlight);
}

export function ridersOf(walks: WorkerMove[]): Rider[] {
  return walks.flatMap(({ kind, seat, gear, space }) => (kind === "fell" && gear ? [{ seat, gear, space }] : []));
}

function arrivals(gear: Gear, then: Holder[], now: Holder[], days: number): Step[] {
  return now.flatMap((seat, space): Step[] => {
    const origin = space - days; // where it stood before the gear turned
    if (!isSeat(seat) || (origin >= 0 && then[origin] === seat)) return [];
    const isLater = origin < 0; // placed when the gear had turned already
    const at = isLater ? space : origin;
    const stage = isLater ? "home" : "turn";
    return [{ seat, kind: "placed", gear, space: at, place: onSpace(gear, at), stage, hides: onSpace(gear, space) }];
  });
}

function departures(gear: Gear, then: Holder[], now: Holder[], days: number): Step[] {
  const beyond = CITIES[gear].last + 1;
  return then.flatMap((seat, space): Step[] => {
    if (!isSeat(seat) || now[space + days] === seat) return [];
    const end = space + days;
    if (end < beyond) return [{ seat, kind: "picked", gear, space, place: onSpace(gear, space), stage: "turn" }];
    return [{ seat, kind: "fell", gear, space: end, place: onSpace(gear, end), stage: "home" }];
  });
}

function aroundFirstSpace(then: Holder, now: Holder): Step[] {
  const first = { gear: null, space: 0, place: FIRST_SPACE } as const;
  if (then === now) return [];
  if (isSeat(now)) return [{ ...first, seat: now, kind: "placed", stage: "turn", hides: FIRST_SPACE }];
  return isSeat(then) ? [{ ...first, seat: then, kind: "fell", stage: "corn" }] : [];
}

function withFlight(step: Step): WorkerMove {
  const { seat, stage, hides } = step;
  const home = inPanel(seat, "workers");
  const [from, to] = step.kind === "placed" ? [home, step.place] : [step.place, home];
  const flight: Flight = { icon: "worker", seat, from, to, by: 0, stage };
  return { ...step, flight: hides ? { ...flight, hides } : flight };
}
