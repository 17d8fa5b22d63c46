// The geometry of the gears. As on every screen, y grows downwards and degrees grow clockwise from the right. All
// angles follow from one number, the day, which has a fraction while the gears turn.

import type { Gear } from "../api/types";

export type Point = [number, number];

export interface City {
  teeth: number;
  lastSpace: number; // the last one that is numbered
  offset: number; // in calendar teeth, clockwise from the pointer
  shortcut: number; // the key that moves the focus to this city
}

export const CALENDAR_TEETH = 26;
/** The angle at which the calendar shows the present day: left, next to the first-player space. */
export const POINTER_ANGLE = 180;
/** The module of the gears, which is the size of their teeth in units of the drawing. */
export const TOOTH_MODULE = 10;

// All offsets are whole teeth, so that a tooth of the calendar points exactly at every city when it rests.
export const CITIES: Record<Gear, City> = {
  palenque: { teeth: 10, lastSpace: 7, offset: 3, shortcut: 1 },
  yaxchilan: { teeth: 10, lastSpace: 7, offset: 8, shortcut: 2 },
  tikal: { teeth: 10, lastSpace: 7, offset: 13, shortcut: 3 },
  uxmal: { teeth: 10, lastSpace: 7, offset: 18, shortcut: 4 },
  chichen: { teeth: 13, lastSpace: 10, offset: 23, shortcut: 5 },
};
export const GEARS = Object.keys(CITIES) as Gear[];

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const pitch = (teeth: number): number => 360 / teeth;
export const rounded = (n: number): number => +n.toFixed(2);
export const pointText = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

export function polar(radius: number, degrees: number, [cx, cy]: Point = [0, 0]): Point {
  return [cx + radius * Math.cos(radians(degrees)), cy + radius * Math.sin(radians(degrees))];
}

/** Return the angle of tooth 0 of the calendar, which turns counter-clockwise by one tooth a day. */
export const calendarPhase = (day: number): number => POINTER_ANGLE - day * pitch(CALENDAR_TEETH);

/** Return the angle of a city as seen from the centre of the calendar. */
export const cityAngle = (city: City): number => POINTER_ANGLE + city.offset * pitch(CALENDAR_TEETH);

/** Return the angle of tooth 0 of a city. Its teeth always meet the gaps of the calendar. */
export function cityPhase(city: City, day: number): number {
  const toCity = cityAngle(city);
  const ratio = CALENDAR_TEETH / city.teeth;
  return toCity + 180 - ratio * (calendarPhase(day) - toCity) - 180 / city.teeth;
}

/** Return the centre of a city, whose pitch circle touches that of the calendar. */
export function cityCentre(city: City, module = TOOTH_MODULE): Point {
  return polar(((CALENDAR_TEETH + city.teeth) / 2) * module, cityAngle(city));
}

/**
 * Return the angle of a space, or of a worker between two spaces. When the gears rest, the two unnumbered teeth lie
 * on both sides of the calendar, so that the numbered spaces form a horseshoe that opens towards it.
 */
export function spaceAngle(city: City, space: number): number {
  return cityAngle(city) + 180 + (1.5 + space) * pitch(city.teeth);
}

export const pitchRadius = (teeth: number): number => (teeth * TOOTH_MODULE) / 2;

/** Return the radii of the ring that shows what the spaces give. */
export function spaceRing(city: City): { inner: number; outer: number } {
  const radius = pitchRadius(city.teeth);
  return { inner: radius + 11.5, outer: radius + 40 };
}

/** Return the position of a worker on a space. */
export function workerPoint(city: City, space: number): Point {
  return polar(pitchRadius(city.teeth) - 7, spaceAngle(city, space), cityCentre(city));
}

/** Return the view box that shows one city with its name, its jungle and a piece of the calendar. */
export function closeUpViewBox(gear: Gear): string {
  const city = CITIES[gear];
  const [x, y] = cityCentre(city);
  const half = spaceRing(city).outer + 24;
  return [x - half, y - half, 2 * half, 2 * half].map(rounded).join(" ");
}

/** Return the edge of tooth k from root to root: a trapezoid with a rounded tip. */
export function toothEdge(teeth: number, module: number, k: number): string {
  const radius = (teeth * module) / 2;
  const tip = radius + 0.9 * module;
  const root = radius - 1.08 * module;
  const shoulder = tip - 0.35 * module;
  const half = (r: number) => (((0.65 * module - (r - radius) * 0.33) / r) * 180) / Math.PI;
  const at = (r: number, degrees: number) => pointText(polar(r, k * pitch(teeth) + degrees));
  const [h, s, e] = [half(root), half(shoulder), half(tip) * 0.62];
  return (
    `${at(root, -h)}L${at(shoulder, -s)}Q${at(tip, -s * 0.9)} ${at(tip, -e)}` +
    `A${rounded(tip)} ${rounded(tip)} 0 0 1 ${at(tip, e)}Q${at(tip, s * 0.9)} ${at(shoulder, s)}L${at(root, h)}`
  );
}

/** Return the outline of a gear whose tooth k is centred on k * 360 / teeth degrees. */
export function gearPath(teeth: number, module = TOOTH_MODULE): string {
  const root = rounded((teeth * module) / 2 - 1.08 * module);
  const arc = `A${root} ${root} 0 0 1 `;
  const edges = Array.from({ length: teeth }, (_, k) => toothEdge(teeth, module, k));
  return `M${edges.join(arc)}${arc}${edges[0]?.split("L")[0]}Z`;
}

/** Return a sector of a ring between two radii, clockwise from angle a0 to a1. */
export function sectorPath(inner: number, outer: number, a0: number, a1: number): string {
  const big = a1 - a0 > 180 ? 1 : 0;
  const arc = (r: number, sweep: number, to: number) =>
    `A${rounded(r)} ${rounded(r)} 0 ${big} ${sweep} ${pointText(polar(r, to))}`;
  return (
    `M${pointText(polar(inner, a0))}L${pointText(polar(outer, a0))}${arc(outer, 1, a1)}` +
    `L${pointText(polar(inner, a1))}${arc(inner, 0, a0)}Z`
  );
}

const FRET: Point[] = [
  [0, 0],
  [0.16, 0],
  [0.16, 1],
  [0.32, 1],
  [0.32, 2],
  [0.48, 2],
  [0.48, 3],
  [0.9, 3],
  [0.9, 1],
  [0.68, 1],
  [0.68, 2],
  [0.78, 2],
  [0.78, 2.35],
  [0.58, 2.35],
  [0.58, 0.5],
  [1, 0.5],
  [1, 3.6],
  [0.38, 3.6],
  [0.38, 2.7],
  [0.22, 2.7],
  [0.22, 1.7],
  [0, 1.7],
];

/** Return an ornament of n stepped frets around a ring. */
export function fretPath(n: number, inner: number, outer: number): string {
  const step = (outer - inner) / 4;
  const one = (k: number) => FRET.map(([x, y]) => pointText(polar(inner + y * step, ((k + x) * 360) / n))).join("L");
  return Array.from({ length: n }, (_, k) => `M${one(k)}Z`).join("");
}

/** Return the outline of a square terrace with stepped corners, half of whose width is given. */
export function terracePath(half: number): string {
  const s = 22;
  const corner: Point[] = [
    [-half + 3 * s, -half],
    [half - 3 * s, -half],
    [half - 3 * s, -half + s],
    [half - 2 * s, -half + s],
    [half - 2 * s, -half + 2 * s],
    [half - s, -half + 2 * s],
    [half - s, -half + 3 * s],
    [half, -half + 3 * s],
  ];
  const all: Point[] = [];
  let part = corner;
  for (let i = 0; i < 4; i++) {
    all.push(...part);
    part = part.map(([x, y]): Point => [-y, x]);
  }
  return `M${all.map(pointText).join("L")}Z`;
}

/** Return the bars and dots of the Maya numeral for a number. */
export const mayaNumeral = (n: number): { bars: number; dots: number } => ({
  bars: Math.floor(n / 5),
  dots: n % 5,
});
