// The effects of tiles as changes.

import type { Change, Effect } from "../api/types";

export function changeOf(effects: Effect[]): Change {
  const found: Change = {};
  for (const effect of effects) {
    Object.assign(found, effect["goods"] ?? {});
    const steps = Number(effect["steps"] ?? 1);
    if (effect["points"]) found.points = Number(effect["points"]);
    if (effect["temple"]) found.temples = { [String(effect["temple"])]: steps };
    if (effect["technology"]) found.technologies = { [String(effect["technology"])]: steps };
    if (effect["worker"]) found.workers = 1;
  }
  return found;
}

/** Return the number of workers that a tile feeds, which is not part of a change. */
export function workersFed(effects: Effect[]): number {
  return effects.reduce((sum, effect) => sum + Number(effect["feed_workers"] ?? 0), 0);
}
