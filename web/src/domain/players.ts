// What distinguishes the players: each colour comes with a pattern and a letter, so that colour is never needed.

import type { Colour, Holder, SeatInfo } from "../api/types";

export type Player = Pick<SeatInfo, "name" | "colour">;

/** The letter of a player in CSS classes and ids; "n" stands for neutral workers. */
export type Mark = "a" | "b" | "c" | "d" | "n";

const MARKS: Record<Colour, Mark> = { macaw: "a", morpho: "b", marigold: "c", orchid: "d" };

export const COLOURS = Object.keys(MARKS) as Colour[];

export const markOf = (player: Pick<Player, "colour"> | undefined): Mark => (player ? MARKS[player.colour] : "n");

export function markOfHolder(holder: Holder, players: Player[]): Mark {
  return typeof holder === "number" ? markOf(players[holder]) : "n";
}

export const letterOf = (mark: Mark): string => (mark === "n" ? "" : mark.toUpperCase());

export const colourClass = (colour: Colour): string => `pl-${MARKS[colour]}`;
export const colourLetter = (colour: Colour): string => letterOf(MARKS[colour]);

export const playerClass = (players: Player[], seat: number): string => `pl-${markOf(players[seat])}`;
export const playerLetter = (players: Player[], seat: number): string => letterOf(markOf(players[seat]));

export function playerName(players: Player[], seat: number): string {
  return players[seat]?.name || playerLetter(players, seat);
}
