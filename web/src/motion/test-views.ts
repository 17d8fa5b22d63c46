// Views for tests: an empty board for two players, with changes.

import type { Content, SeatView, View } from "../api/types";
import data from "../board/demo/data.json";

export const CONTENT = data.content as unknown as Content;

export function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    ...{ corn: 5, wood: 1, stone: 1, gold: 1, skulls: 0, points: 0, workers: 3, free: 3, light: true },
    temples: { chaac: 0, quetzalcoatl: 0, kukulkan: 0 },
    technologies: { agriculture: 0, extraction: 0, architecture: 0, theology: 0 },
    ...{ buildings: [], monuments: [], wealth: null, corn_tiles: 0, wood_tiles: 0 },
    ...changes,
  };
}

const free = (teeth: number) => Array.from({ length: teeth }, () => null);

export function view(changes: Partial<View> = {}): View {
  const gears = { palenque: free(10), yaxchilan: free(10), tikal: free(10), uxmal: free(10), chichen: free(13) };
  return {
    ...{ players: 2, round: 4, day: 3, age: 1, food_day: false, first_player: 0, first_space: null },
    ...{ calendar_corn: 0, skulls: 13, jungle: {}, offerings: [], buildings: ["b01"], monuments: [], stack: 5 },
    ...{ next_stack: 5, decision: "turn", seat: 0, legal: null },
    seats: [seat(), seat()],
    ...changes,
    gears: { ...gears, ...changes.gears },
  };
}

/** Return a gear with workers on some of its spaces. */
export function gear(teeth: number, workers: Record<number, number | "neutral">): View["gears"]["palenque"] {
  return Array.from({ length: teeth }, (_, space) => workers[space] ?? null);
}
