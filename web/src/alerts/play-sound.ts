// Plays sounds for those who have switched them on.

import { settings } from "../state/settings.svelte";
import type { Sound } from "./sounds";

/** Play a sound after some milliseconds. */
export function playSound(name: Sound, delay = 0): void {
  if (!settings.sound) return;
  void import("./sounds").then(({ synthesize }) => synthesize(name, settings.volume, delay));
}
