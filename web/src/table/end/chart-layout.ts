// The layout of the charts of points, by source and over time.

import type { Breakdown, PointsHistory } from "../../api/types";

/** The sources of points in the order in which the bars show them. */
export const SOURCES = [
  "earlier",
  "temples_age_1",
  "temples_age_2",
  "buildings",
  "technologies",
  "chichen",
  "monuments",
  "skulls",
  "corn",
  "unfed",
] as const;
export type Source = (typeof SOURCES)[number];

export function pointsFrom(breakdown: Breakdown, source: Source): number {
  const found = breakdown[source] ?? 0;
  return typeof found === "number" ? found : Object.values(found).reduce((sum, points) => sum + points, 0);
}

/** Return the sources from which at least one seat has points. */
export const usedSources = (points: Breakdown[]): Source[] =>
  SOURCES.filter((source) => points.some((breakdown) => pointsFrom(breakdown, source) !== 0));

export interface BarPiece {
  source: Source;
  points: number;
  from: number; // in percent of the width
  length: number; // in percent of the width
}

export interface StackedBars {
  zero: number; // in percent of the width
  bars: BarPiece[][]; // by seat
}

/** Lay out one bar for each seat, with gains on the right of zero and losses on the left. */
export function stackedBars(points: Breakdown[]): StackedBars {
  const gained = Math.max(1, ...points.map((breakdown) => total(breakdown, 1)));
  const lost = Math.max(0, ...points.map((breakdown) => total(breakdown, -1)));
  const scale = 100 / (gained + lost);
  const zero = lost * scale;
  return { zero, bars: points.map((breakdown) => bar(breakdown, zero, scale)) };
}

function total(breakdown: Breakdown, sign: 1 | -1): number {
  return SOURCES.reduce((sum, source) => sum + Math.max(0, sign * pointsFrom(breakdown, source)), 0);
}

function bar(breakdown: Breakdown, zero: number, scale: number): BarPiece[] {
  let [left, right] = [zero, zero];
  return SOURCES.flatMap((source) => {
    const points = pointsFrom(breakdown, source);
    const length = Math.abs(points) * scale;
    if (points === 0) return [];
    if (points < 0) return [{ source, points, length, from: (left -= length) }];
    right += length;
    return [{ source, points, length, from: right - length }];
  });
}

export interface LineChart {
  lines: string[]; // by seat, as points of a polyline
  ends: { x: number; y: number }[]; // by seat: the position of the letter, clear of the others
  levels: { y: number; points: number }[];
  x: (day: number) => number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const LABEL_HEIGHT = 13;

/** Lay out one line for each seat in a chart of the given size. */
export function lineChart(rounds: PointsHistory["rounds"], width: number, height: number): LineChart {
  const all = rounds.flatMap(({ points }) => points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const lastDay = Math.max(1, ...rounds.map(({ day }) => day));
  const x = (day: number) => round((day / lastDay) * width);
  const y = (points: number) => round(height - ((points - low) / (high - low)) * height);
  const seats = rounds[0]?.points.map((_, seat) => seat) ?? [];
  const lines = seats.map((seat) => rounds.map(({ day, points }) => `${x(day)},${y(points[seat] ?? 0)}`).join(" "));
  const ends = seats.map((seat) => ({ x: width, y: y(rounds.at(-1)?.points[seat] ?? 0) }));
  return { lines, ends: separate(ends), levels: levels(low, high).map((points) => ({ points, y: y(points) })), x };
}

function levels(low: number, high: number): number[] {
  const step = STEPS.find((size) => (high - low) / size <= 5) ?? 500;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Move letters that would overlap down, in the order of their points. */
function separate(ends: LineChart["ends"]): LineChart["ends"] {
  const order = ends.map((_, seat) => seat).sort((a, b) => ends[a]!.y - ends[b]!.y);
  const found = ends.map((end) => ({ ...end }));
  order.forEach((seat, place) => {
    const above = place > 0 ? found[order[place - 1]!]!.y + LABEL_HEIGHT : -Infinity;
    found[seat]!.y = Math.max(found[seat]!.y, above);
  });
  return found;
}

const round = (n: number): number => Math.round(n * 10) / 10;
