// When everything flies: stage after stage, each as long as what happens in it.

import { STAGES, type Flight, type Movement } from "./flights";

export const FLYING = 460; // milliseconds at full speed
export const ONE_DAY = 620;
export const BETWEEN_DAYS = 180;
const APART = 70; // from one flight to the next of the same stage
const WIDEST = 420; // however many there are, the last of a stage starts this soon

export interface Timetable {
  starts: number[]; // of the flights, in their order
  turning: number; // when the gears begin to turn
  end: number;
}

/** `tempo`: the share of the full time that everything takes. */
export function timetable({ flights, days }: Movement, tempo: number): Timetable {
  const starts = new Map<Flight, number>();
  let [clock, turning] = [0, 0];
  for (const stage of STAGES) {
    const here = flights.filter((flight) => flight.stage === stage);
    const step = Math.min(APART, WIDEST / Math.max(1, here.length - 1));
    here.forEach((flight, i) => starts.set(flight, (clock + i * step) * tempo));
    if (stage === "turning") turning = clock;
    if (stage === "turning") clock += days * ONE_DAY + Math.max(0, days - 1) * BETWEEN_DAYS;
    if (here.length) clock += (here.length - 1) * step + FLYING;
  }
  return { starts: flights.map((flight) => starts.get(flight) ?? 0), turning: turning * tempo, end: clock * tempo };
}
