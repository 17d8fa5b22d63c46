// How seats are told apart: colour, pattern and letter together.

import type { Colour, TableInfo } from "../api/types";
import { listText } from "../i18n/action-text";

const CLASSES: Record<Colour, string> = {
  macaw: "pl-a",
  morpho: "pl-b",
  marigold: "pl-c",
  orchid: "pl-d",
};

export const COLOURS = Object.keys(CLASSES) as Colour[];
export const colourClass = (colour: Colour): string => CLASSES[colour];
/** The letter goes with the colour, as on the board. */
export const colourLetter = (colour: Colour): string => CLASSES[colour].slice(-1).toUpperCase();

const colourOf = (table: TableInfo, seat: number): Colour => table.seats[seat]?.colour ?? "macaw";
export const playerClass = (table: TableInfo, seat: number): string => colourClass(colourOf(table, seat));
export const letter = (table: TableInfo, seat: number): string => colourLetter(colourOf(table, seat));

export function nameOf(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name || letter(table, seat);
}

export function namesOf(table: TableInfo, seats: number[]): string {
  return listText([...new Set(seats.map((seat) => nameOf(table, seat)))]);
}
