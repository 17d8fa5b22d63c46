// What moves on the screen. The view is final at once; this only lets things fly over it. What comes
// from others waits until what flies has landed; an action of one's own lands everything at once.

import { tick, untrack } from "svelte";
import type { Point } from "../domain/geometry";
import type { ConnectionState } from "../api/socket";
import { tempo } from "../state/settings.svelte";
import type { Content } from "../api/types";
import { movementBetween } from "./movement";
import { NO_MOVEMENT, type Flight, type Meal, type Movement, type Rider } from "./flights";
import { playMovement } from "../alerts/play-sound";
import { isStep, type ShownPosition } from "./shown-position";
import { boardScale, isSeen, pointOf, within, type Place } from "./places";
import { FLYING, timetable } from "./timetable";

export interface ActiveFlight {
  id: number;
  flight: Flight;
  from: Point;
  to: Point;
  delay: number;
  duration: number;
}

const LONGEST_WAIT = 2600; // milliseconds; who plays faster than that is not waited for
const RISE = 26; // pixels by which something rises that has nowhere to go

export class MotionStore {
  flying: ActiveFlight[] = $state.raw([]);
  scale = 1; // of the board's drawing, in pixels
  riders: Rider[] = $state.raw([]);
  feast: { meals: Meal[]; id: number } | null = $state.raw(null);
  turnsIn = 0; // milliseconds until the gears may turn
  private before: ShownPosition | null = null;
  private missed = false; // the connection was lost, and nobody knows what happened meanwhile
  private count = 0;
  private busyUntil = 0;
  private landings = 0; // what was about to start before one of them does not start

  /** Shows the way from the last moment to this one. Only the moment is followed, nothing else that is read. */
  follow(moment: ShownPosition, content: Content, link: ConnectionState): void {
    const before = this.before;
    this.before = moment;
    this.missed ||= link === "reconnecting";
    if (before && before.view !== moment.view) untrack(() => this.go(before, moment, content));
  }

  private go(before: ShownPosition, now: ShownPosition, content: Content): void {
    const isNear = isStep(before, now) && !this.missed && !document.hidden;
    this.missed = false;
    const movement = isNear ? movementBetween(before.view, now.view, content, now.here) : NO_MOVEMENT;
    if (!isNear || now.kind !== "live") this.land();
    if (movement.feast) this.feast = { meals: movement.feast, id: ++this.count };
    this.play(movement, tempo());
  }

  /** `share`: of the full time; 0 where nothing should move. */
  private play(movement: Movement, share: number): void {
    const now = performance.now();
    if (this.busyUntil - now > LONGEST_WAIT || share === 0) this.land();
    const wait = Math.max(0, this.busyUntil - now);
    const times = timetable(movement, share);
    playMovement(movement, times, share);
    this.riders = movement.riders;
    this.turnsIn = wait + times.turning;
    if (times.end === 0) return;
    this.busyUntil = now + wait + times.end;
    const delays = times.starts.map((start) => wait + start);
    void this.start(movement.flights, delays, FLYING * share);
  }

  /** Places are looked up in the new picture, for it may have shifted; cards that are gone in it, before. */
  private async start(flights: Flight[], delays: number[], duration: number): Promise<void> {
    const landings = this.landings;
    const cards = flights.map(({ from }) => (from?.startsWith("card") ? sighted(from) : null));
    await tick();
    if (landings !== this.landings) return;
    this.scale = boardScale();
    const started = flights.flatMap((flight, i): ActiveFlight[] => {
      const way = wayOf(cards[i] ?? sighted(flight.from), sighted(flight.to));
      return way ? [{ id: ++this.count, flight, ...way, delay: delays[i]!, duration }] : [];
    });
    this.flying = [...this.flying, ...started];
  }

  landed(id: number): void {
    this.flying = this.flying.filter((flying) => flying.id !== id);
  }

  eaten(id: number): void {
    if (this.feast?.id === id) this.feast = null;
  }

  /** Everything is where it belongs, at once. */
  land(): void {
    this.landings += 1;
    this.flying = [];
    this.riders = [];
    this.busyUntil = 0;
    this.turnsIn = 0;
  }
}

interface Sighted {
  point: Point;
  isSeen: boolean;
}

function sighted(place: Place | null): Sighted | null {
  const point = place === null ? null : pointOf(place);
  return place !== null && point ? { point, isSeen: isSeen(place, point) } : null;
}

/** What has only one end rises a little from there. Null where nothing of it would be seen. */
function wayOf(from: Sighted | null, to: Sighted | null): { from: Point; to: Point } | null {
  const seen = [from, to].find((end) => end?.isSeen);
  if (!seen) return null;
  const [x, y] = seen.point;
  return from && to ? { from: within(from.point), to: within(to.point) } : { from: seen.point, to: [x, y - RISE] };
}
