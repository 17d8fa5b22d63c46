import { describe, expect, it } from "vitest";
import type { Content, Forecast } from "../api/types";
import data from "../board/demo/data.json";
import { foodKind, leadsTemple, templePoints, templeReward } from "./food-days";

const reward = (points: number, bonus: number) => ({ points, bonus });
const POINTS: Forecast = {
  ...{ day: 13, days: 2, kind: "points", goods: null, seats: [] },
  scoring: {
    day: 13,
    temples: {
      chaac: [reward(4, 3), reward(4, 3)],
      quetzalcoatl: [reward(-2, 0), reward(0, 2)],
      kukulkan: [reward(1, 4), reward(0, 0)],
    },
  },
};
const GOODS: Forecast = {
  ...{ ...POINTS, day: 7, kind: "goods" },
  goods: { chaac: [{ stone: 2 }, {}], quetzalcoatl: [{}, {}], kukulkan: [{ wood: 1 }, { wood: 2, skulls: 1 }] },
};

describe("the next Food Day", () => {
  it("gives points that include the bonus", () => {
    expect(templeReward(POINTS, "chaac", 0)).toEqual({ goods: {}, points: 7, bonus: 3 });
    expect([0, 1].map((seat) => templePoints(POINTS, seat))).toEqual([10, 9]);
  });

  it("gives goods in the middle of an age", () => {
    expect(templeReward(GOODS, "chaac", 0)).toEqual({ goods: { stone: 2 }, points: null, bonus: 0 });
    expect(templeReward(GOODS, "kukulkan", 1).goods).toEqual({ wood: 2, skulls: 1 });
  });

  it("shows who leads at any time", () => {
    expect([0, 1].map((seat) => leadsTemple(GOODS, "chaac", seat))).toEqual([true, true]);
    expect([0, 1].map((seat) => leadsTemple(GOODS, "kukulkan", seat))).toEqual([true, false]);
  });
});

describe("the days of the calendar", () => {
  it("are Food Days of two kinds, or others", () => {
    const content = data.content as unknown as Content; // as the server sends it
    expect([6, 7, 13, 20, 26].map((day) => foodKind(content, day))).toEqual([
      null,
      "goods",
      "points",
      "goods",
      "points",
    ]);
  });
});
