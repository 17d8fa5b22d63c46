// What is heard of what happens, where somebody has asked for sounds.

import { settings } from "../state/settings.svelte";
import type { Movement } from "../motion/flights";
import type { Sound } from "./sounds";
import { BETWEEN_DAYS, FLYING, ONE_DAY, type Timetable } from "../motion/timetable";

const MOST_KNOCKS = 4; // however many workers are placed at once

export function playSound(name: Sound, delay = 0): void {
  if (!settings.sound) return;
  void import("./sounds").then(({ synthesize }) => synthesize(name, settings.volume, delay));
}

/** The sounds of a movement, when things land and the gears tick. `share`: of the full time. */
export function playMovement({ flights, days, feast }: Movement, { starts, turning }: Timetable, share: number): void {
  if (!settings.sound) return;
  const placed = starts.filter((_, i) => flights[i]?.hides);
  for (const start of placed.slice(0, MOST_KNOCKS)) playSound("place", start + FLYING * share);
  if (feast) playSound("food-day");
  for (let day = 0; day < days; day += 1) playSound("turn-gears", turning + day * (ONE_DAY + BETWEEN_DAYS) * share);
}
