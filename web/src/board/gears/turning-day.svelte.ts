// The day that is shown: it follows the day of the view tooth by tooth. The view is final at once;
// only the gears take their time.

import { cubicInOut } from "svelte/easing";
import { Tween, prefersReducedMotion } from "svelte/motion";
import { BETWEEN_DAYS, ONE_DAY } from "../../motion/timetable";

export type Speed = "full" | "short" | "off";

const MOST_TICKS = 2; // a longer way is a jump: another moment of the game, not a turn of the calendar
const SHARE: Record<Speed, number> = { full: 1, short: 0.5, off: 0 };

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

export class TurningDay {
  #tween: Tween<number>;
  #run = 0;

  constructor(day: number) {
    this.#tween = new Tween(day, { easing: cubicInOut });
  }

  get current(): number {
    return this.#tween.current;
  }

  /** `wait`: milliseconds until the gears begin to turn. */
  async turnTo(day: number, speed: Speed, wait = 0): Promise<void> {
    const run = ++this.#run;
    const share = prefersReducedMotion.current ? 0 : SHARE[speed];
    const from = Math.round(this.#tween.current);
    const ticks = Math.abs(day - from);
    if (share === 0 || ticks > MOST_TICKS) return this.#tween.set(day, { duration: 0 });
    if (wait > 0) await pause(wait);
    for (let tick = 1; tick <= ticks; tick++) {
      if (tick > 1) await pause(BETWEEN_DAYS * share);
      if (run !== this.#run) return;
      await this.#tween.set(from + tick * Math.sign(day - from), { duration: ONE_DAY * share });
    }
    if (ticks === 0) await this.#tween.set(day, { duration: 0 });
  }
}
