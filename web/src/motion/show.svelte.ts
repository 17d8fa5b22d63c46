// What moves on the screen. The view is final at once; this only lets things fly over it. What comes
// from others waits until what flies has landed; an action of one's own lands everything at once.

import { untrack } from "svelte";
import type { Point } from "../lib/geometry";
import type { Link } from "../lib/news";
import { tempo } from "../lib/settings.svelte";
import type { Content } from "../lib/types";
import { movementBetween } from "./differences";
import { STILL, type Flight, type Meal, type Movement, type Rider } from "./flights";
import { hearMovement } from "./hearing";
import { isStep, type Moment } from "./moments";
import { boardScale, isSeen, pointOf, within, type Place } from "./places";
import { FLYING, timetable } from "./timetable";

export interface Flying {
  id: number;
  flight: Flight;
  from: Point;
  to: Point;
  delay: number;
  duration: number;
}

const LONGEST_WAIT = 2600; // milliseconds; who plays faster than that is not waited for
const RISE = 26; // pixels by which something rises that has nowhere to go

export class Show {
  flying: Flying[] = $state.raw([]);
  scale = 1; // of the board's drawing, in pixels
  riders: Rider[] = $state.raw([]);
  feast: { meals: Meal[]; id: number } | null = $state.raw(null);
  turnsIn = 0; // milliseconds until the gears may turn
  private before: Moment | null = null;
  private missed = false; // the connection was lost, and nobody knows what happened meanwhile
  private count = 0;
  private busyUntil = 0;

  /** Shows the way from the last moment to this one. Only the moment is followed, nothing else that is read. */
  follow(moment: Moment, content: Content, link: Link): void {
    const before = this.before;
    this.before = moment;
    this.missed ||= link === "reconnecting";
    if (before && before.view !== moment.view) untrack(() => this.go(before, moment, content));
  }

  private go(before: Moment, now: Moment, content: Content): void {
    const isNear = isStep(before, now) && !this.missed && !document.hidden;
    this.missed = false;
    const movement = isNear ? movementBetween(before.view, now.view, content, now.here) : STILL;
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
    hearMovement(movement, times, share);
    this.riders = movement.riders;
    this.turnsIn = wait + times.turning;
    if (times.end === 0) return;
    this.busyUntil = now + wait + times.end;
    this.scale = boardScale();
    const started = movement.flights.map((flight, i) => this.started(flight, wait + times.starts[i]!, FLYING * share));
    this.flying = [...this.flying, ...started.filter((flying) => flying !== null)];
  }

  private started(flight: Flight, delay: number, duration: number): Flying | null {
    const from = sighted(flight.from);
    const to = sighted(flight.to);
    const seen = [from, to].find((end) => end?.isSeen);
    if (!seen) return null;
    const [x, y] = seen.point;
    const isWhole = from !== null && to !== null;
    const way = isWhole ? { from: within(from.point), to: within(to.point) } : { from: seen.point, to: [x, y - RISE] as Point };
    return { id: ++this.count, flight, ...way, delay, duration };
  }

  landed(id: number): void {
    this.flying = this.flying.filter((flying) => flying.id !== id);
  }

  eaten(id: number): void {
    if (this.feast?.id === id) this.feast = null;
  }

  /** Everything is where it belongs, at once. */
  land(): void {
    this.flying = [];
    this.riders = [];
    this.busyUntil = 0;
    this.turnsIn = 0;
  }
}

function sighted(place: Place | null): { point: Point; isSeen: boolean } | null {
  const point = place === null ? null : pointOf(place);
  return place !== null && point ? { point, isSeen: isSeen(place, point) } : null;
}
