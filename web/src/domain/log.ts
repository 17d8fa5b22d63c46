// The log: turns divided into groups of actions, and the plies at which one can look. It contains no texts.

import type { TableEvent } from "../api/socket";
import type { ReplayedStep, ReplayedTurn } from "../api/types";
import { type Changes, sumChanges } from "./changes";

/** Actions that only end or skip something, which the log leaves out. */
export const IDLE_ACTIONS = new Set(["done", "skip"]);
const FIRST_VERBS = new Set(["place", "pick", "beg", "keep", "days"]);

/** Actions that belong together, such as picking up a worker and everything that it does. */
export interface ActionGroup {
  ply: number; // after the last of them
  steps: number[]; // the indices of those steps of the turn that the log shows
  changes: Changes;
  pointAt: string | null; // an action about the same space, to highlight it on the board
}

export function groupActions(turn: ReplayedTurn): ActionGroup[] {
  const groups: number[][] = [];
  turn.steps.forEach(({ action, changes }, index) => {
    if (IDLE_ACTIONS.has(action) && !Object.keys(changes).length) return;
    if (!groups.length || FIRST_VERBS.has(action.split(" ")[0]!)) groups.push([index]);
    else groups.at(-1)!.push(index);
  });
  return groups.map((indices) => actionGroup(turn, indices));
}

function actionGroup(turn: ReplayedTurn, indices: number[]): ActionGroup {
  const steps = indices.map((index) => turn.steps[index]!);
  return {
    ply: turn.ply + indices.at(-1)! + 1,
    steps: indices.filter((index) => !IDLE_ACTIONS.has(turn.steps[index]!.action)),
    changes: sumChanges(steps.map(({ changes }) => changes)),
    pointAt: actionToPointAt(steps),
  };
}

function actionToPointAt([first]: ReplayedStep[]): string | null {
  if (!first) return null;
  return first.at ? `pick ${first.at.gear} ${first.at.space}` : first.action;
}

/** Return the group to which the last action before a ply belongs. */
export const groupAt = (groups: ActionGroup[], ply: number): ActionGroup | null =>
  groups.find((group) => group.ply >= ply) ?? groups.at(-1) ?? null;

/** Return the ply after the last action of a turn. */
export const endPly = (turn: ReplayedTurn): number => turn.ply + turn.steps.length;

/** Return the turn to which the last action before a ply belongs. */
export function turnAt(turns: ReplayedTurn[], ply: number): ReplayedTurn | null {
  return turns.findLast((turn) => turn.ply < ply) ?? null;
}

/** Return whether a round ends with a turn. It does not while the number of days is to be chosen. */
const endsRound = ({ end }: ReplayedTurn): boolean => end !== null && (end.over || end.next_day !== null);

/** Return the next or last ply at which a turn ends, or a round. */
export function adjacentPly(turns: ReplayedTurn[], ply: number, direction: -1 | 1, byRound: boolean): number {
  const ends = turns.filter((turn) => !byRound || endsRound(turn)).map(endPly);
  const plies = [0, ...ends, ...turns.slice(-1).map(endPly)];
  if (direction < 0) return plies.findLast((stop) => stop < ply) ?? 0;
  return plies.find((stop) => stop > ply) ?? ply;
}

/** Return the events for the log. A game from a record has none, so that its turns become events. */
export function logEvents(events: TableEvent[], turns: ReplayedTurn[]): TableEvent[] {
  if (events.some(({ type }) => type === "turn")) return events;
  const played = turns.map(({ turn, seat, ply, steps }) => ({
    event: -1 / turn, // ascending, and below the numbers of all events
    type: "turn",
    at: 0,
    ...{ turn, seat, ply, actions: steps.map(({ action }) => action) },
  }));
  return [...played, ...events];
}

/** Return the numbers of the events whose turns were not taken back. */
export function standingTurns(events: TableEvent[]): Set<number> {
  const standing: TableEvent[] = [];
  for (const event of events) {
    if (event.type === "turn") standing.push(event);
    if (event.type !== "taken_back") continue;
    while ((standing.at(-1)?.ply ?? -1) >= (event.ply ?? 0)) standing.pop();
  }
  return new Set(standing.map((event) => event.event));
}
