// The day that the gears show. It follows the day of the view tooth by tooth, while everything else shows the new
// view at once.

import { cubicInOut } from "svelte/easing";
import { prefersReducedMotion, Tween } from "svelte/motion";
import { DAY_TIME, TIME_BETWEEN_DAYS } from "../../motion/timetable";
import type { Speed } from "../../state/settings.svelte";

const MOST_DAYS = 2; // a greater difference is another position of the game, and the gears jump
const TEMPO: Record<Speed, number> = { full: 1, short: 0.5, off: 0 };

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class TurningDay {
  #tween: Tween<number>;
  #run = 0;

  constructor(day: number) {
    this.#tween = new Tween(day, { easing: cubicInOut });
  }

  get current(): number {
    return this.#tween.current;
  }

  /** Turn to a day. `wait`: milliseconds until the gears begin to turn. */
  async turnTo(day: number, speed: Speed, wait = 0): Promise<void> {
    const run = ++this.#run;
    const tempo = prefersReducedMotion.current ? 0 : TEMPO[speed];
    const from = Math.round(this.#tween.current);
    const days = Math.abs(day - from);
    if (tempo === 0 || days > MOST_DAYS) return this.#tween.set(day, { duration: 0 });
    if (wait > 0) await sleep(wait);
    for (let turned = 1; turned <= days; turned++) {
      if (turned > 1) await sleep(TIME_BETWEEN_DAYS * tempo);
      if (run !== this.#run) return;
      await this.#tween.set(from + turned * Math.sign(day - from), { duration: DAY_TIME * tempo });
    }
    if (days === 0) await this.#tween.set(day, { duration: 0 });
  }
}
