// The progress in a lesson, derived from what was read and played, so that undoing goes back too.

import type { LessonStep } from "./lessons";

export interface LessonTrail {
  turns: number; // that were ended
  readTo: number; // the steps before this one were read
  played: string[]; // the actions of this turn that were clicked
}

export interface Progress {
  at: number; // the next step; the number of steps if all are done
  aside: boolean; // whether something else was played than the lesson asks for
}

export function progress(steps: LessonStep[], { turns, readTo, played }: LessonTrail): Progress {
  let left = played;
  for (let at = turnStart(steps, turns); at < steps.length; at += 1) {
    const step = steps[at]!;
    if (step.ends_turn) return { at, aside: left.some((action) => action !== "done") };
    if (!step.wanted.length) {
      if (at >= readTo) return { at, aside: left.length > 0 };
      continue;
    }
    if (!left.length || !step.wanted.includes(left[0]!)) return { at, aside: left.length > 0 };
    left = left.slice(1);
  }
  return { at: steps.length, aside: left.length > 0 };
}

/** Return the first step of a turn. */
function turnStart(steps: LessonStep[], turns: number): number {
  let ended = 0;
  return turns === 0 ? 0 : steps.findIndex((step) => step.ends_turn && ++ended === turns) + 1;
}
