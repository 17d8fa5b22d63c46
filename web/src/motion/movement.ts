// What has moved between two views of a game, as things that fly from place to place. Only what the
// views show is compared: nothing here knows why something moved.

import { GOODS, TECHNOLOGIES, TEMPLES } from "../domain/changes";
import type { Content, SeatView, View } from "../api/types";
import { NO_MOVEMENT, type Flight, type Meal, type Movement } from "./flights";
import { CALENDAR, FIRST_SPACE, inPanel, onCard, onLevel, onStep, type Part, type Place } from "./places";
import { goodsSource, goodsDestination, templeGiving, type TurnContext } from "./goods-flow";
import { ridersOf, workerMoves } from "./worker-moves";

const MOST_DAYS = 2;
const COUNTED = [...GOODS, "points"] as const;
type Counted = (typeof COUNTED)[number];

/** `here`: the space that a turn in the making is about, for changes that move no worker. */
export function movementBetween(before: View, after: View, content: Content, here: Place | null = null): Movement {
  if (!isNear(before, after)) return NO_MOVEMENT;
  const walks = workerMoves(before, after);
  const feast = hadFeast(before, after);
  const ofSeats = after.seats.flatMap((now, seat) => {
    const then = before.seats[seat]!;
    const cards = builtBetween(then, now);
    const scene = {
      walks: walks.filter((walk) => walk.seat === seat),
      here: before.seat === seat ? here : null,
      cards,
    };
    return [
      ...goods(seat, then, now, (good, by) =>
        feast ? atFeast(good, by, now, content) : inTurn(good, by, scene, content),
      ).map((flight): Flight => ({ ...flight, stage: feast ? "food" : "turn" })),
      ...cards.map((id) => taken(seat, id, content)),
      ...pieces(seat, then, now, scene),
      ...markers(seat, then, now),
    ];
  });
  return {
    flights: [...walks.map(({ flight }) => flight), ...ofSeats, ...cornLaid(before, after)],
    riders: ridersOf(walks),
    days: after.day - before.day,
    feast: feast ? after.seats.map((now, seat) => meal(seat, before.seats[seat]!, now)) : null,
  };
}

/** Neither another game, nor another part of this one, nor a step back. */
function isNear(before: View, after: View): boolean {
  const rounds = after.round - before.round;
  const days = after.day - before.day;
  return before.players === after.players && rounds >= 0 && rounds <= 1 && days >= 0 && days <= MOST_DAYS;
}

/** A Food Day is held when its round ends; then the calendar turns, or somebody says how far. */
function hadFeast(before: View, after: View): boolean {
  const ended = after.day > before.day || after.decision === "calendar";
  return before.food_day && before.decision !== "calendar" && ended;
}

const iconOf = (name: Counted): string => (name === "points" ? "vp" : name === "skulls" ? "skull" : name);

const inTurn = (good: Counted, by: number, scene: TurnContext, content: Content): Place | null =>
  by > 0 ? goodsSource(good, scene, content) : goodsDestination(good, scene, content);

/** What is eaten is gone; it is only seen to leave the panel. */
const atFeast = (good: Counted, by: number, now: SeatView, content: Content): Place | null =>
  by > 0 ? templeGiving(good, now, content) : null;

function goods(seat: number, then: SeatView, now: SeatView, other: (good: Counted, by: number) => Place | null) {
  return COUNTED.flatMap((name): Omit<Flight, "stage">[] => {
    const by = now[name] - then[name];
    if (by === 0) return [];
    const [panel, place] = [inPanel(seat, name), other(name, by)];
    const [from, to] = by > 0 ? [place, panel] : [panel, place];
    return [{ icon: iconOf(name), seat, from, to, by }];
  });
}

function meal(seat: number, then: SeatView, now: SeatView): Meal {
  const changes = COUNTED.map((name) => ({ icon: iconOf(name), by: now[name] - then[name] }));
  return { seat, changes: changes.filter(({ by }) => by !== 0) };
}

/** Tiles of the jungle, and new workers. */
function pieces(seat: number, then: SeatView, now: SeatView, scene: TurnContext): Flight[] {
  const from = scene.walks.find(({ kind }) => kind === "picked")?.place ?? scene.here;
  const gained = (icon: string, part: Part, by: number): Flight[] =>
    by > 0 ? [{ icon, seat, from, to: inPanel(seat, part), by: 0, stage: "turn" }] : [];
  return [
    ...gained("tile-corn", "tiles", now.corn_tiles - then.corn_tiles),
    ...gained("tile-wood", "tiles", now.wood_tiles - then.wood_tiles),
    ...gained("worker", "workers", now.workers - then.workers),
  ];
}

function builtBetween(then: SeatView, now: SeatView): string[] {
  const fresh = (had: string[], has: string[]) => has.filter((id) => !had.includes(id));
  return [...fresh(then.buildings, now.buildings), ...fresh(then.monuments, now.monuments)];
}

function taken(seat: number, id: string, content: Content): Flight {
  const icon = content.buildings[id]?.kind ?? "monument";
  return { icon, seat, from: onCard(id), to: inPanel(seat, "tiles"), by: 0, stage: "turn" };
}

function markers(seat: number, then: SeatView, now: SeatView): Flight[] {
  const moved = (from: Place, to: Place): Flight[] =>
    from === to ? [] : [{ icon: "marker", seat, from, to, by: 0, stage: "turn" }];
  return [
    ...TEMPLES.flatMap((name) => moved(onStep(name, then.temples[name]), onStep(name, now.temples[name]))),
    ...TECHNOLOGIES.flatMap((name) =>
      moved(onLevel(name, then.technologies[name]), onLevel(name, now.technologies[name])),
    ),
  ];
}

/** The corn that waits at the first-player space has grown. */
function cornLaid(before: View, after: View): Flight[] {
  const by = after.calendar_corn - before.calendar_corn;
  return by > 0 ? [{ icon: "corn", seat: null, from: CALENDAR, to: FIRST_SPACE, by, stage: "corn" }] : [];
}
