// The sounds of a movement.

import { playSound } from "../alerts/play-sound";
import type { Movement } from "./flights";
import { DAY_TIME, FLIGHT_TIME, TIME_BETWEEN_DAYS, type Timetable } from "./timetable";

const MOST_PLACED = 4; // sounds, if many workers are placed at once

/** Play the sounds of landing workers and turning gears. `tempo`: the share of the full time. */
export function playMovement(
  { flights, days, foodDay }: Movement,
  { starts, turning }: Timetable,
  tempo: number,
): void {
  const placed = starts.filter((_, i) => flights[i]?.hides);
  for (const start of placed.slice(0, MOST_PLACED)) playSound("place", start + FLIGHT_TIME * tempo);
  if (foodDay) playSound("food-day");
  for (let day = 0; day < days; day += 1)
    playSound("turn-gears", turning + day * (DAY_TIME + TIME_BETWEEN_DAYS) * tempo);
}
