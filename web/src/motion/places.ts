// Names of the places between which things fly. Elements carry them as `data-place`; spaces on the
// gears are found by geometry, for an empty one has no element.

import { CITIES, workerPoint, type Point } from "../domain/geometry";
import type { Gear, Technology, Temple } from "../api/types";

export type Place = string;
export type Part = "corn" | "wood" | "stone" | "gold" | "skulls" | "points" | "workers" | "tiles";

export const inPanel = (seat: number, part: Part): Place => `seat ${seat} ${part}`;
export const onSpace = (gear: Gear, space: number): Place => `space ${gear} ${space}`;
export const onCard = (id: string): Place => `card ${id}`;
export const onStep = (temple: Temple, step: number): Place => `temple ${temple} ${step}`;
export const onLevel = (technology: Technology, level: number): Place => `technology ${technology} ${level}`;
export const FIRST_SPACE: Place = "first";
export const CALENDAR: Place = "calendar";

const BOARD = "svg.board";
const MARGIN = 14; // pixels that something which flies off the screen stays visible by

export function elementAt(place: Place): Element | null {
  return document.querySelector(`[data-place="${place}"]`);
}

/** The middle of a place, maybe off the screen; null where it is not shown at all. */
export function pointOf(place: Place): Point | null {
  const [kind, gear, space] = place.split(" ");
  return kind === "space" ? onBoard(workerPoint(CITIES[gear as Gear], Number(space))) : middle(elementAt(place));
}

/** Whether a place can be seen there: on the screen, and not under something else. */
export function isSeen(place: Place, [x, y]: Point): boolean {
  const top = document.elementFromPoint(x, y);
  const element = elementAt(place);
  return top !== null && (!(element instanceof HTMLElement) || element.contains(top));
}

/** How many pixels a unit of the board's drawing is. */
export function boardScale(): number {
  return document.querySelector<SVGSVGElement>(BOARD)?.getScreenCTM()?.a ?? 1;
}

function onBoard([x, y]: Point): Point | null {
  const matrix = document.querySelector<SVGSVGElement>(BOARD)?.getScreenCTM();
  return matrix ? [matrix.a * x + matrix.e, matrix.d * y + matrix.f] : null;
}

function middle(element: Element | null): Point | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

/** What lies off the screen is approached as far as its edge. */
export function within([x, y]: Point): Point {
  return [clamped(x, innerWidth), clamped(y, innerHeight)];
}

function clamped(value: number, size: number): number {
  return Math.max(MARGIN, Math.min(size - MARGIN, value));
}
