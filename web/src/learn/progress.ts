// How far somebody is in a lesson: found from what was read and played, so undoing goes back, too.

import type { LessonStep } from "./lessons";

export interface LessonTrail {
  turns: number; // turns ended
  read: number; // steps before this one were read
  played: string[]; // what was clicked in this turn, one action each
}

export interface Progress {
  at: number; // the step that is next; as many as there are when all are done
  aside: boolean; // something else was played than the lesson asks for
}

export function progress(steps: LessonStep[], { turns, read, played }: LessonTrail): Progress {
  let left = played;
  for (let at = turnStart(steps, turns); at < steps.length; at += 1) {
    const step = steps[at]!;
    if (step.ends_turn) return { at, aside: left.some((action) => action !== "done") };
    if (!step.wanted.length) {
      if (at >= read) return { at, aside: left.length > 0 };
      continue;
    }
    if (!left.length || !step.wanted.includes(left[0]!)) return { at, aside: left.length > 0 };
    left = left.slice(1);
  }
  return { at: steps.length, aside: left.length > 0 };
}

/** The first step of a turn. */
function turnStart(steps: LessonStep[], turns: number): number {
  let ended = 0;
  return turns === 0 ? 0 : steps.findIndex((step) => step.ends_turn && ++ended === turns) + 1;
}
