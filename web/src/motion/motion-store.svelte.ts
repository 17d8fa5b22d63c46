// What moves on the screen. The page shows a new view at once, and things fly over it. What others did waits until
// earlier flights have landed; an action of one's own lands them all.

import { tick, untrack } from "svelte";
import type { ConnectionState } from "../api/socket";
import type { Content } from "../api/types";
import type { Point } from "../domain/geometry";
import { tempo as settingsTempo } from "../state/settings.svelte";
import { type Flight, type Meal, type Movement, NO_MOVEMENT, type Rider } from "./flights";
import { movementBetween } from "./movement";
import { playMovement } from "./movement-sounds";
import { boardScale, clampToScreen, isVisible, type Place, pointOf } from "./places";
import { isStep, type ShownPosition } from "./shown-position";
import { FLIGHT_TIME, timetable } from "./timetable";

export interface ActiveFlight {
  id: number;
  flight: Flight;
  from: Point;
  to: Point;
  delay: number;
  duration: number;
}

const LONGEST_WAIT = 2600; // milliseconds; if flights wait longer, all land at once
const RISE = 26; // pixels by which a flight with one end rises

export class MotionStore {
  flights: ActiveFlight[] = $state.raw([]);
  scale = 1; // the size in pixels of a unit of the board
  riders: Rider[] = $state.raw([]);
  foodDay: { meals: Meal[]; id: number } | null = $state.raw(null);
  turnsIn = 0; // milliseconds until the gears may turn
  private before: ShownPosition | null = null;
  private wasDisconnected = false; // since the last position, so that it is unknown what happened
  private lastId = 0;
  private busyUntil = 0;
  private landings = 0; // flights that were prepared before the last one do not start

  /** Show the movement from the last position to this one. Effects depend on the position alone. */
  follow(position: ShownPosition, content: Content, connection: ConnectionState): void {
    const before = this.before;
    this.before = position;
    this.wasDisconnected ||= connection === "reconnecting";
    if (before && before.view !== position.view) untrack(() => this.move(before, position, content));
  }

  private move(before: ShownPosition, after: ShownPosition, content: Content): void {
    const isShown = isStep(before, after) && !this.wasDisconnected && !document.hidden;
    this.wasDisconnected = false;
    const movement = isShown ? movementBetween(before.view, after.view, content, after.space) : NO_MOVEMENT;
    if (!isShown || after.kind !== "live") this.landAll();
    if (movement.foodDay) this.foodDay = { meals: movement.foodDay, id: ++this.lastId };
    this.play(movement, settingsTempo());
  }

  /** `tempo`: the share of its full time that a movement takes; 0 where nothing moves. */
  private play(movement: Movement, tempo: number): void {
    const now = performance.now();
    if (this.busyUntil - now > LONGEST_WAIT || tempo === 0) this.landAll();
    const wait = Math.max(0, this.busyUntil - now);
    const times = timetable(movement, tempo);
    playMovement(movement, times, tempo);
    this.riders = movement.riders;
    this.turnsIn = wait + times.turning;
    if (times.end === 0) return;
    this.busyUntil = now + wait + times.end;
    const delays = times.starts.map((start) => wait + start);
    void this.start(movement.flights, delays, FLIGHT_TIME * tempo);
  }

  /** Start flights once the new view is drawn, because places may move with it. Cards that go are found before. */
  private async start(flights: Flight[], delays: number[], duration: number): Promise<void> {
    const landings = this.landings;
    const cards = flights.map(({ from }) => (from?.startsWith("card") ? locate(from) : null));
    await tick();
    if (landings !== this.landings) return;
    this.scale = boardScale();
    const started = flights.flatMap((flight, i): ActiveFlight[] => {
      const path = pathBetween(cards[i] ?? locate(flight.from), locate(flight.to));
      return path ? [{ id: ++this.lastId, flight, ...path, delay: delays[i]!, duration }] : [];
    });
    this.flights = [...this.flights, ...started];
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  closeFoodDay(id: number): void {
    if (this.foodDay?.id === id) this.foodDay = null;
  }

  private landAll(): void {
    this.landings += 1;
    this.flights = [];
    this.riders = [];
    this.busyUntil = 0;
    this.turnsIn = 0;
  }
}

interface Location {
  point: Point;
  isVisible: boolean;
}

function locate(place: Place | null): Location | null {
  const point = place === null ? null : pointOf(place);
  return place !== null && point ? { point, isVisible: isVisible(place, point) } : null;
}

/** Return the ends of a flight, or null if neither is visible. A flight with one end rises a little from there. */
function pathBetween(from: Location | null, to: Location | null): { from: Point; to: Point } | null {
  const visible = [from, to].find((end) => end?.isVisible);
  if (!visible) return null;
  const [x, y] = visible.point;
  return from && to
    ? { from: clampToScreen(from.point), to: clampToScreen(to.point) }
    : { from: visible.point, to: [x, y - RISE] };
}
