// What actions change, put together and taken apart for showing.

import type { Change, Technology, Temple } from "../api/types";

export type Changes = Record<string, Change>;
export const GOODS = ["corn", "wood", "stone", "gold", "skulls"] as const;
export const TEMPLES: Temple[] = ["chaac", "quetzalcoatl", "kukulkan"];
export const TECHNOLOGIES: Technology[] = ["agriculture", "extraction", "architecture", "theology"];

/** One thing that grows or shrinks: the icon it has, and by how much. */
export interface Delta {
  icon: string;
  by: number;
}

export function deltasOf(change: Change | undefined): Delta[] {
  if (!change) return [];
  return [
    ...GOODS.map((good) => ({ icon: good === "skulls" ? "skull" : good, by: change[good] ?? 0 })),
    { icon: "worker", by: change.workers ?? 0 },
    { icon: "vp", by: change.points ?? 0 },
    ...TEMPLES.map((temple) => ({ icon: temple, by: change.temples?.[temple] ?? 0 })),
    ...TECHNOLOGIES.map((name) => ({ icon: name, by: change.technologies?.[name] ?? 0 })),
  ].filter((amount) => amount.by !== 0);
}

/** Several changes as one. */
export function sumChanges(changes: Changes[]): Changes {
  const nothing: Changes = {};
  return changes.reduce((sum, change) => subtractChanges(sum, subtractChanges(nothing, change)), nothing);
}

/** What a step changed: everything so far, less everything before it. */
export function subtractChanges(after: Changes, before: Changes): Changes {
  const seats = new Set([...Object.keys(after), ...Object.keys(before)]);
  return Object.fromEntries([...seats].map((seat) => [seat, less(after[seat], before[seat])]));
}

type Numbers = { [name: string]: number | Numbers };

function less(after: Change = {}, before: Change = {}): Change {
  return subtracted(after as Numbers, before as Numbers) as Change;
}

function subtracted(after: Numbers, before: Numbers): Numbers {
  const found: Numbers = {};
  for (const name of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const now = after[name] ?? 0;
    const then = before[name] ?? 0;
    if (typeof now === "number" && typeof then === "number") found[name] = now - then;
    else found[name] = subtracted(branch(now), branch(then));
  }
  return found;
}

function branch(value: number | Numbers): Numbers {
  return typeof value === "number" ? {} : value;
}
