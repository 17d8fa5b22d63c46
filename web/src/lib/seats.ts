// How seats are told apart: colour, pattern and letter together.

import type { Colour, TableInfo } from "./types";
import { listed } from "./actions";

const CLASSES: Record<Colour, string> = {
  macaw: "pl-a",
  morpho: "pl-b",
  marigold: "pl-c",
  orchid: "pl-d",
};

export function playerClass(table: TableInfo, seat: number): string {
  return CLASSES[table.seats[seat]?.colour ?? "macaw"];
}

/** The letter goes with the colour, as on the board. */
export function letter(table: TableInfo, seat: number): string {
  return playerClass(table, seat).slice(-1).toUpperCase();
}

export function nameOf(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name || letter(table, seat);
}

export function namesOf(table: TableInfo, seats: number[]): string {
  return listed([...new Set(seats.map((seat) => nameOf(table, seat)))]);
}
