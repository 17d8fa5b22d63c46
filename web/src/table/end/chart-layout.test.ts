import { describe, expect, it } from "vitest";
import type { Breakdown } from "../../api/types";
import { lineChart, pointsFrom, stackedBars, usedSources } from "./chart-layout";

const breakdown = (parts: Record<string, number | Record<string, number>>): Breakdown =>
  ({ monuments: {}, total: 0, ...parts }) as Breakdown;

describe("points by source", () => {
  const points = [breakdown({ buildings: 30, monuments: { m01: 8, m05: 2 } }), breakdown({ chichen: 20, unfed: -10 })];

  it("add up monuments, and leave out sources without points", () => {
    expect(pointsFrom(points[0]!, "monuments")).toBe(10);
    expect(usedSources(points)).toEqual(["buildings", "chichen", "monuments", "unfed"]);
  });

  it("lie on the right of zero if they are gains, otherwise on the left", () => {
    const { zero, bars } = stackedBars(points);
    expect(zero).toBe(20);
    expect(bars[0]).toMatchObject([
      { source: "buildings", from: 20, length: 60 },
      { source: "monuments", from: 80, length: 20 },
    ]);
    expect(bars[1]).toMatchObject([
      { source: "chichen", from: 20, length: 40 },
      { source: "unfed", from: 0, length: 20 },
    ]);
  });
});

describe("points over time", () => {
  const rounds = [
    { round: 1, day: 0, ply: 0, points: [0, 0] },
    { round: 2, day: 10, ply: 9, points: [-10, 20] },
    { round: 3, day: 20, ply: 19, points: [40, 39] },
  ];

  it("are one line for every seat", () => {
    const { lines, x } = lineChart(rounds, 200, 100);
    expect(lines).toEqual(["0,80 100,100 200,0", "0,80 100,40 200,2"]);
    expect(x(5)).toBe(50);
  });

  it("have letters that do not overlap, and marks at round numbers", () => {
    const { ends, levels } = lineChart(rounds, 200, 100);
    expect(ends[1]!.y - ends[0]!.y).toBeGreaterThanOrEqual(13);
    expect(levels.map(({ points }) => points)).toEqual([-10, 0, 10, 20, 30, 40]);
  });
});
