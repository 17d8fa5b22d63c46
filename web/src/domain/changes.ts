// Arithmetic with the changes that the server sends, and the icons that show them.

import type { Change, Technology, Temple } from "../api/types";

export type Changes = Record<string, Change>;
export const GOODS = ["corn", "wood", "stone", "gold", "skulls"] as const;
export const TEMPLES: Temple[] = ["chaac", "quetzalcoatl", "kukulkan"];
export const TECHNOLOGIES: Technology[] = ["agriculture", "extraction", "architecture", "theology"];

/** One number that grows or shrinks. */
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
  ].filter(({ by }) => by !== 0);
}

export function sumChanges(changes: Changes[]): Changes {
  const nothing: Changes = {};
  return changes.reduce((sum, change) => subtractChanges(sum, subtractChanges(nothing, change)), nothing);
}

/** Return what happened between two sums of changes. */
export function subtractChanges(after: Changes, before: Changes): Changes {
  const seats = new Set([...Object.keys(after), ...Object.keys(before)]);
  return Object.fromEntries([...seats].map((seat) => [seat, subtract(after[seat], before[seat])]));
}

type Numbers = { [name: string]: number | Numbers };

function subtract(after: Change = {}, before: Change = {}): Change {
  return subtractNumbers(after as Numbers, before as Numbers) as Change;
}

function subtractNumbers(after: Numbers, before: Numbers): Numbers {
  const found: Numbers = {};
  for (const name of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const [a, b] = [after[name] ?? 0, before[name] ?? 0];
    found[name] = typeof a === "number" && typeof b === "number" ? a - b : subtractNumbers(nested(a), nested(b));
  }
  return found;
}

function nested(value: number | Numbers): Numbers {
  return typeof value === "number" ? {} : value;
}
