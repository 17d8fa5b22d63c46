// The turns of a story taken apart into deeds, and moments found among them. No words here.

import { sumChanges, type Changes } from "./changes";
import type { TableEvent } from "../api/socket";
import type { HistoryStep, HistoryTurn } from "../api/types";

/** What is not worth a word: an end, or something left undone. */
export const UNLOGGED = new Set(["done", "skip"]);
const BEGINS = new Set(["place", "pick", "beg", "keep", "days"]);

/** Actions that belong together, such as picking a worker up and all that it does. */
export interface ActionGroup {
  ply: number; // of the moment when it was done
  said: number[]; // which steps of the turn are worth a word
  changes: Changes;
  place: string | null; // an action about the place on the board, to point at it
}

export function groupActions(turn: HistoryTurn): ActionGroup[] {
  const groups: number[][] = [];
  turn.steps.forEach(({ action, changes }, index) => {
    if (UNLOGGED.has(action) && !Object.keys(changes).length) return;
    if (!groups.length || BEGINS.has(action.split(" ")[0]!)) groups.push([index]);
    else groups.at(-1)!.push(index);
  });
  return groups.map((group) => deedOf(turn, group));
}

function deedOf(turn: HistoryTurn, group: number[]): ActionGroup {
  const steps = group.map((index) => turn.steps[index]!);
  return {
    ply: turn.ply + group.at(-1)! + 1,
    said: group.filter((index) => !UNLOGGED.has(turn.steps[index]!.action)),
    changes: sumChanges(steps.map(({ changes }) => changes)),
    place: placeOf(steps),
  };
}

function placeOf([first]: HistoryStep[]): string | null {
  if (!first) return null;
  return first.at ? `pick ${first.at.gear} ${first.at.space}` : first.action;
}

/** The deed that a moment is in the middle of, or that was just done. */
export const groupAt = (deeds: ActionGroup[], ply: number): ActionGroup | null =>
  deeds.find((deed) => deed.ply >= ply) ?? deeds.at(-1) ?? null;

/** When a turn is through. */
export const endPly = (turn: HistoryTurn): number => turn.ply + turn.steps.length;

/** The turn in which the last action before a moment was played. */
export function turnAt(turns: HistoryTurn[], ply: number): HistoryTurn | null {
  return turns.findLast((turn) => turn.ply < ply) ?? null;
}

/** Not while the days are yet to be chosen. */
const endsRound = ({ end }: HistoryTurn): boolean => end !== null && (end.over || end.next_day !== null);

/** The moment one turn, or one round, earlier or later; turns and rounds begin and end at moments. */
export function adjacentPly(turns: HistoryTurn[], ply: number, direction: -1 | 1, byRound: boolean): number {
  const stops = turns.filter((turn) => !byRound || endsRound(turn)).map(endPly);
  const all = [0, ...stops, ...turns.slice(-1).map(endPly)];
  if (direction < 0) return all.findLast((stop) => stop < ply) ?? 0;
  return all.find((stop) => stop > ply) ?? ply;
}

/** What the log lists: events, or, where a game came as a record and has none, its turns. */
export function logEvents(events: TableEvent[], turns: HistoryTurn[]): TableEvent[] {
  if (events.some(({ type }) => type === "turn")) return events;
  const played = turns.map(({ turn, seat, ply, steps }) => ({
    event: -1 / turn, // before all events, in order
    type: "turn",
    at: 0,
    ...{ turn, seat, ply, actions: steps.map(({ action }) => action) },
  }));
  return [...played, ...events];
}

/** Turns that still stand: what was taken back did not happen. */
export function standingTurns(events: TableEvent[]): Set<number> {
  const kept: TableEvent[] = [];
  for (const event of events) {
    if (event.type === "turn") kept.push(event);
    if (event.type !== "taken_back") continue;
    while ((kept.at(-1)?.ply ?? -1) >= (event.ply ?? 0)) kept.pop();
  }
  return new Set(kept.map((event) => event.event));
}
