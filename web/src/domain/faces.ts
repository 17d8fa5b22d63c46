// How a seat looks: colour, pattern and letter always go together.

import type { Colour, Holder } from "../api/types";

export interface Face {
  name: string;
  colour: Colour;
}

export type Mark = "a" | "b" | "c" | "d" | "n";

const MARKS: Record<Colour, Mark> = { macaw: "a", morpho: "b", marigold: "c", orchid: "d" };

export const markOf = (face: Face | undefined): Mark => (face ? MARKS[face.colour] : "n");

export function markOfHolder(holder: Holder, faces: Face[]): Mark {
  return typeof holder === "number" ? markOf(faces[holder]) : "n";
}

export const letterOf = (mark: Mark): string => (mark === "n" ? "" : mark.toUpperCase());

export const seatName = (faces: Face[], seat: number): string => faces[seat]?.name ?? String(seat + 1);
