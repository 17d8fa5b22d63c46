import { describe, expect, it, vi } from "vitest";
import type { Forecast } from "../api/types";

// Settings look at the browser when they are loaded.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("localStorage", { getItem: () => null });
const { feedingText, leadsTemple, templeReward, templePoints } = await import("./forecast-text");

const scored = (points: number, bonus: number) => ({ points, bonus });
const POINTS: Forecast = {
  ...{ day: 13, days: 2, kind: "points", goods: null, seats: [] },
  scoring: {
    day: 13,
    temples: {
      chaac: [scored(4, 3), scored(4, 3)],
      quetzalcoatl: [scored(-2, 0), scored(0, 2)],
      kukulkan: [scored(1, 4), scored(0, 0)],
    },
  },
};
const GOODS: Forecast = {
  ...{ ...POINTS, day: 7, kind: "goods" },
  goods: { chaac: [{ stone: 2 }, {}], quetzalcoatl: [{}, {}], kukulkan: [{ wood: 1 }, { wood: 2, skulls: 1 }] },
};

describe("what the next Food Day gives", () => {
  it("is points with the bonus in them", () => {
    expect(templeReward(POINTS, "chaac", 0)).toEqual({ goods: {}, points: 7, bonus: 3 });
    expect([0, 1].map((seat) => templePoints(POINTS, seat))).toEqual([10, 9]);
  });

  it("is goods in the middle of an age", () => {
    expect(templeReward(GOODS, "chaac", 0)).toEqual({ goods: { stone: 2 }, points: null, bonus: 0 });
    expect(templeReward(GOODS, "kukulkan", 1).goods).toEqual({ wood: 2, skulls: 1 });
  });

  it("tells who leads at any time", () => {
    expect([0, 1].map((seat) => leadsTemple(GOODS, "chaac", seat))).toEqual([true, true]);
    expect([0, 1].map((seat) => leadsTemple(GOODS, "kukulkan", seat))).toEqual([true, false]);
  });

  it("is said in words", () => {
    const hungry = { workers: 4, needs: 8, pays: 4, unfed: 2, points: -6 };
    expect(feedingText(hungry, 5)).toBe("4 workers need 8 corn, and have 5: 2 unfed, −6 points");
    expect(feedingText({ ...hungry, unfed: 0, points: 0 }, 9)).toBe("4 workers need 8 corn, and have 9: all fed");
  });
});
