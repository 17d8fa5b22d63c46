// When the flights start. One stage begins after the other has ended.

import { type Flight, type Movement, STAGES } from "./flights";

// In milliseconds at full speed:
export const FLIGHT_TIME = 460;
export const DAY_TIME = 620;
export const TIME_BETWEEN_DAYS = 180;
const TIME_BETWEEN_FLIGHTS = 70; // of the same stage
const LONGEST_STAGE_START = 420; // from the first flight of a stage to the last

export interface Timetable {
  starts: number[]; // by flight
  turning: number; // the start of the gears
  end: number;
}

/** `tempo`: the share of its full time that every movement takes. */
export function timetable({ flights, days }: Movement, tempo: number): Timetable {
  const starts = new Map<Flight, number>();
  let [clock, turning] = [0, 0];
  for (const stage of STAGES) {
    const ofStage = flights.filter((flight) => flight.stage === stage);
    const step = Math.min(TIME_BETWEEN_FLIGHTS, LONGEST_STAGE_START / Math.max(1, ofStage.length - 1));
    ofStage.forEach((flight, i) => starts.set(flight, (clock + i * step) * tempo));
    if (stage === "turning") turning = clock;
    if (stage === "turning") clock += days * DAY_TIME + Math.max(0, days - 1) * TIME_BETWEEN_DAYS;
    if (ofStage.length) clock += (ofStage.length - 1) * step + FLIGHT_TIME;
  }
  return { starts: flights.map((flight) => starts.get(flight) ?? 0), turning: turning * tempo, end: clock * tempo };
}
