// The workers that were placed, picked up, or returned because their gear turned. Workers that only rode on a gear
// have not moved.

import type { Gear, Holder, View } from "../api/types";
import { CITIES, GEARS } from "../domain/geometry";
import type { Flight, Rider, Stage } from "./flights";
import { FIRST_SPACE, inPanel, onSpace, type Place } from "./places";

export interface WorkerMove {
  seat: number;
  kind: "placed" | "picked" | "returned";
  place: Place;
  gear: Gear | null; // null for the first-player space
  space: number;
  flight: Flight;
}

type MoveWithoutFlight = Omit<WorkerMove, "flight"> & { stage: Stage; hides?: Place };

const isSeat = (holder: Holder | undefined): holder is number => typeof holder === "number";

export function workerMoves(before: View, after: View): WorkerMove[] {
  const days = after.day - before.day;
  const onGears = GEARS.flatMap((gear) => [
    ...arrivals(gear, before.gears[gear], after.gears[gear], days),
    ...departures(gear, before.gears[gear], after.gears[gear], days),
  ]);
  return [...onGears, ...firstSpaceMoves(before.first_space, after.first_space)].map(withFlight);
}

export function ridersOf(moves: WorkerMove[]): Rider[] {
  return moves.flatMap(({ kind, seat, gear, space }) => (kind === "returned" && gear ? [{ seat, gear, space }] : []));
}

function arrivals(gear: Gear, then: Holder[], now: Holder[], days: number): MoveWithoutFlight[] {
  return now.flatMap((seat, space): MoveWithoutFlight[] => {
    const origin = space - days; // before the gear turned
    if (!isSeat(seat) || (origin >= 0 && then[origin] === seat)) return [];
    const isLater = origin < 0; // placed after the gear had turned
    const at = isLater ? space : origin;
    const stage = isLater ? "home" : "turn";
    return [{ seat, kind: "placed", gear, space: at, place: onSpace(gear, at), stage, hides: onSpace(gear, space) }];
  });
}

function departures(gear: Gear, then: Holder[], now: Holder[], days: number): MoveWithoutFlight[] {
  const beyond = CITIES[gear].lastSpace + 1;
  return then.flatMap((seat, space): MoveWithoutFlight[] => {
    if (!isSeat(seat) || now[space + days] === seat) return [];
    const end = space + days;
    if (end < beyond) return [{ seat, kind: "picked", gear, space, place: onSpace(gear, space), stage: "turn" }];
    return [{ seat, kind: "returned", gear, space: end, place: onSpace(gear, end), stage: "home" }];
  });
}

function firstSpaceMoves(then: Holder, now: Holder): MoveWithoutFlight[] {
  const first = { gear: null, space: 0, place: FIRST_SPACE } as const;
  if (then === now) return [];
  if (isSeat(now)) return [{ ...first, seat: now, kind: "placed", stage: "turn", hides: FIRST_SPACE }];
  return isSeat(then) ? [{ ...first, seat: then, kind: "returned", stage: "corn" }] : [];
}

function withFlight(move: MoveWithoutFlight): WorkerMove {
  const { seat, stage, hides } = move;
  const home = inPanel(seat, "workers");
  const [from, to] = move.kind === "placed" ? [home, move.place] : [move.place, home];
  const flight: Flight = { icon: "worker", seat, from, to, by: 0, stage };
  return { ...move, flight: hides ? { ...flight, hides } : flight };
}
