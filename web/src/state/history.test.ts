import { describe, expect, it } from "vitest";
import type { ReplayedTurn } from "../api/types";
import { GameHistory } from "./history.svelte";

const turn = (number: number, ply: number): ReplayedTurn => ({
  ...{ turn: number, seat: 0, ply, round: 1, day: 0, end: null },
  steps: [{ action: "done", changes: {} }],
});

/** A server with some turns, which remembers the requests. */
function server(turns: ReplayedTurn[], count = turns.length) {
  const requests: string[] = [];
  const game = { turns, count, isDown: false };
  const history = new GameHistory(async (path) => {
    requests.push(path);
    if (game.isDown) throw new Error("down");
    const after = Number(path.split("after=")[1] ?? 0);
    return { count: game.count, turns: game.turns.filter(({ ply }) => ply >= after) };
  });
  return { requests, game, history };
}

describe("the history of a game", () => {
  it("requests new turns only", async () => {
    const { requests, game, history } = server([turn(1, 0), turn(2, 1)]);
    await history.loadUpTo(2);
    await history.loadUpTo(2);
    Object.assign(game, { turns: [...game.turns, turn(3, 2)], count: 3 });
    await history.loadUpTo(3);
    expect(requests).toEqual(["story?after=0", "story?after=2"]);
    expect(history.turns.map((found) => found.turn)).toEqual([1, 2, 3]);
  });

  it("is loaded again after something was taken back", async () => {
    const { requests, game, history } = server([turn(1, 0), turn(2, 1)]);
    await history.loadUpTo(2);
    Object.assign(game, { turns: [turn(1, 0), turn(4, 1)], count: 4 });
    await history.loadUpTo(4);
    expect(requests.at(-1)).toBe("story");
    expect(history.turns.map((found) => found.turn)).toEqual([1, 4]);
  });

  it("is requested again later if the server does not answer", async () => {
    const { game, history } = server([turn(1, 0)]);
    game.isDown = true;
    await history.loadUpTo(1);
    expect(history.turns).toEqual([]);
    game.isDown = false;
    await history.loadUpTo(1);
    expect(history.turns).toHaveLength(1);
  });
});
