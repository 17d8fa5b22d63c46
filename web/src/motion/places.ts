// The places between which things fly. Elements have their place as `data-place`. Spaces of the gears are found by
// geometry, because an empty one has no element.

import type { Gear, Technology, Temple } from "../api/types";
import { CITIES, type Point, workerPoint } from "../domain/geometry";

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
const MARGIN = 14; // pixels by which a flight off the screen stays visible

export function elementAt(place: Place): Element | null {
  return document.querySelector(`[data-place="${place}"]`);
}

/** Return the centre of a place, which may be off the screen, or null if the place is not shown. */
export function pointOf(place: Place): Point | null {
  const [kind, gear, space] = place.split(" ");
  return kind === "space" ? boardPoint(workerPoint(CITIES[gear as Gear], Number(space))) : centre(elementAt(place));
}

/** Return whether a place is visible at a point: on the screen, and not covered. */
export function isVisible(place: Place, [x, y]: Point): boolean {
  const top = document.elementFromPoint(x, y);
  const element = elementAt(place);
  return top !== null && (!(element instanceof HTMLElement) || element.contains(top));
}

/** Return the size in pixels of a unit of the board. */
export function boardScale(): number {
  return document.querySelector<SVGSVGElement>(BOARD)?.getScreenCTM()?.a ?? 1;
}

function boardPoint([x, y]: Point): Point | null {
  const matrix = document.querySelector<SVGSVGElement>(BOARD)?.getScreenCTM();
  return matrix ? [matrix.a * x + matrix.e, matrix.d * y + matrix.f] : null;
}

function centre(element: Element | null): Point | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
}

/** Move a point off the screen to its edge. */
export function clampToScreen([x, y]: Point): Point {
  return [clamp(x, innerWidth), clamp(y, innerHeight)];
}

function clamp(value: number, size: number): number {
  return Math.max(MARGIN, Math.min(size - MARGIN, value));
}
