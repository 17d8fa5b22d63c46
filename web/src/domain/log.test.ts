import { describe, expect, it } from "vitest";
import type { ReplayedTurn } from "../api/types";
import { adjacentPly, groupActions, groupAt, logEvents, standingTurns, turnAt } from "./log";

const turnOf = (turn: number, ply: number, actions: string[], more: Partial<ReplayedTurn> = {}): ReplayedTurn => ({
  ...{ turn, seat: 0, ply, round: 1, day: 0, end: null },
  steps: actions.map((action) => ({ action, changes: {} })),
  ...more,
});
const END = { day: 0, food_day: false, parts: [], next_day: 1, over: false, home: {} };

describe("the log", () => {
  it("groups actions that belong together, and leaves out idle ones", () => {
    const turn = turnOf(1, 10, [
      "pick tikal 1",
      "do 1",
      "advance theology",
      "pay wood",
      "pick uxmal 2",
      "skip",
      "done",
    ]);
    turn.steps[2]!.changes = { "0": { technologies: { theology: 1 } } };
    turn.steps[3]!.changes = { "0": { wood: -1 } };
    const groups = groupActions(turn);
    expect(groups.map(({ ply }) => ply)).toEqual([14, 15]);
    expect(groups[0]!.changes["0"]).toEqual({ technologies: { theology: 1 }, wood: -1 });
    expect(groups[0]!.pointAt).toBe("pick tikal 1");
    expect(groups.map(({ steps }) => steps)).toEqual([[0, 1, 2, 3], [4]]);
  });

  it("points at the space where a worker was placed", () => {
    const turn = turnOf(1, 0, ["place uxmal", "place first", "done"]);
    turn.steps[0]!.at = { gear: "uxmal", space: 3 };
    expect(groupActions(turn).map(({ pointAt }) => pointAt)).toEqual(["pick uxmal 3", "place first"]);
  });

  it("shows the end of a turn that changed something", () => {
    const turn = turnOf(1, 0, ["place first", "done"]);
    turn.steps[1]!.changes = { "0": { corn: 4 } };
    expect(groupActions(turn)).toMatchObject([{ ply: 2, changes: { "0": { corn: 4 } } }]);
  });

  it("finds the group of a ply", () => {
    const groups = groupActions(turnOf(1, 10, ["pick tikal 1", "do 1", "pick uxmal 2", "done"]));
    expect([11, 12, 13, 14].map((ply) => groupAt(groups, ply)?.ply)).toEqual([12, 12, 13, 13]);
  });

  it("goes on by turns and by rounds", () => {
    const turns = [turnOf(1, 0, ["a", "b"]), turnOf(2, 2, ["c"], { end: END }), turnOf(3, 3, ["d", "e"])];
    expect(adjacentPly(turns, 0, 1, false)).toBe(2);
    expect(adjacentPly(turns, 0, 1, true)).toBe(3);
    expect(adjacentPly(turns, 3, 1, true)).toBe(5);
    expect(adjacentPly(turns, 4, -1, false)).toBe(3);
    expect(adjacentPly(turns, 3, -1, true)).toBe(0);
    expect(adjacentPly(turns, 5, 1, false)).toBe(5);
    expect(turnAt(turns, 0)).toBeNull();
    expect(turnAt(turns, 2)?.turn).toBe(1);
    expect(turnAt(turns, 3)?.turn).toBe(2);
  });

  it("marks turns that were taken back", () => {
    const turn = (event: number, ply: number) => ({ event, type: "turn", at: 0, ply });
    const events = [turn(1, 0), turn(2, 3), { event: 3, type: "taken_back", at: 0, ply: 3 }, turn(4, 3)];
    expect([...standingTurns(events)]).toEqual([1, 4]);
  });

  it("lists the turns of a record, which has no events", () => {
    const turns = [turnOf(1, 0, ["a"]), turnOf(2, 1, ["b"])];
    const events = logEvents([], turns);
    expect(events.map(({ ply, actions }) => [ply, actions])).toEqual([
      [0, ["a"]],
      [1, ["b"]],
    ]);
    expect(events[0]!.event).toBeLessThan(events[1]!.event);
    const played = [{ event: 1, type: "turn", at: 0 }];
    expect(logEvents(played, turns)).toBe(played);
  });
});
