import { describe, expect, it } from "vitest";
import { GameHistory } from "./history.svelte";
import type { HistoryTurn } from "../api/types";

const turn = (number: number, ply: number): HistoryTurn => ({
  ...{ turn: number, seat: 0, ply, round: 1, day: 0, end: null },
  steps: [{ action: "done", changes: {} }],
});

/** A server that tells a story, and remembers what it was asked. */
function server(turns: HistoryTurn[], count = turns.length) {
  const asked: string[] = [];
  const told = { turns, count, isAway: false };
  const chronicle = new GameHistory(async (what) => {
    asked.push(what);
    if (told.isAway) throw new Error("away");
    const after = Number(what.split("after=")[1] ?? 0);
    return { count: told.count, turns: told.turns.filter(({ ply }) => ply >= after) };
  });
  return { asked, told, chronicle };
}

describe("following a story", () => {
  it("asks only for what is new", async () => {
    const { asked, told, chronicle } = server([turn(1, 0), turn(2, 1)]);
    await chronicle.follow(2);
    await chronicle.follow(2);
    Object.assign(told, { turns: [...told.turns, turn(3, 2)], count: 3 });
    await chronicle.follow(3);
    expect(asked).toEqual(["story?after=0", "story?after=2"]);
    expect(chronicle.turns.map((found) => found.turn)).toEqual([1, 2, 3]);
  });

  it("begins anew after something was taken back", async () => {
    const { asked, told, chronicle } = server([turn(1, 0), turn(2, 1)]);
    await chronicle.follow(2);
    Object.assign(told, { turns: [turn(1, 0), turn(4, 1)], count: 4 });
    await chronicle.follow(4);
    expect(asked.at(-1)).toBe("story");
    expect(chronicle.turns.map((found) => found.turn)).toEqual([1, 4]);
  });

  it("tries again later where the server is away", async () => {
    const { told, chronicle } = server([turn(1, 0)]);
    told.isAway = true;
    await chronicle.follow(1);
    expect(chronicle.turns).toEqual([]);
    told.isAway = false;
    await chronicle.follow(1);
    expect(chronicle.turns).toHaveLength(1);
  });
});
