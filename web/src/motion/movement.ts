// Compares two views of a game and returns what has moved. Why it has moved does not matter.

import type { Content, SeatView, View } from "../api/types";
import { GOODS, TECHNOLOGIES, TEMPLES } from "../domain/changes";
import { type Flight, type Meal, type Movement, NO_MOVEMENT } from "./flights";
import { goodsDestination, goodsSource, templeGiving, type TurnContext } from "./goods-flow";
import { CALENDAR, FIRST_SPACE, inPanel, onCard, onLevel, onStep, type Part, type Place } from "./places";
import { ridersOf, workerMoves } from "./worker-moves";

const MOST_DAYS = 2;
const COUNTED = [...GOODS, "points"] as const;
type Counted = (typeof COUNTED)[number];

/** `space`: the space that a draft is about, for changes without a worker that moves. */
export function movementBetween(before: View, after: View, content: Content, space: Place | null = null): Movement {
  if (!isNear(before, after)) return NO_MOVEMENT;
  const moves = workerMoves(before, after);
  const isFoodDay = heldFoodDay(before, after);
  const seatFlights = after.seats.flatMap((now, seat) => {
    const then = before.seats[seat]!;
    const cards = builtBetween(then, now);
    const context = {
      moves: moves.filter((move) => move.seat === seat),
      space: before.seat === seat ? space : null,
      cards,
    };
    return [
      ...goods(seat, then, now, (good, by) =>
        isFoodDay ? foodDayPlace(good, by, now, content) : turnPlace(good, by, context, content),
      ).map((flight): Flight => ({ ...flight, stage: isFoodDay ? "food" : "turn" })),
      ...cards.map((id) => built(seat, id, content)),
      ...pieces(seat, then, now, context),
      ...markers(seat, then, now),
    ];
  });
  return {
    flights: [...moves.map(({ flight }) => flight), ...seatFlights, ...calendarCorn(before, after)],
    riders: ridersOf(moves),
    days: after.day - before.day,
    foodDay: isFoodDay ? after.seats.map((now, seat) => meal(seat, before.seats[seat]!, now)) : null,
  };
}

/** Return whether a view can follow another one: not a step back, another game, or a distant part of this one. */
function isNear(before: View, after: View): boolean {
  const rounds = after.round - before.round;
  const days = after.day - before.day;
  return before.players === after.players && rounds >= 0 && rounds <= 1 && days >= 0 && days <= MOST_DAYS;
}

/** Return whether a Food Day was held. After it the calendar turns, or somebody decides by how many days. */
function heldFoodDay(before: View, after: View): boolean {
  const ended = after.day > before.day || after.decision === "calendar";
  return before.food_day && before.decision !== "calendar" && ended;
}

const iconOf = (name: Counted): string => (name === "points" ? "vp" : name === "skulls" ? "skull" : name);

const turnPlace = (good: Counted, by: number, context: TurnContext, content: Content): Place | null =>
  by > 0 ? goodsSource(good, context, content) : goodsDestination(good, context, content);

/** Goods come from a temple. Corn that workers eat leaves the panel, and goes nowhere. */
const foodDayPlace = (good: Counted, by: number, now: SeatView, content: Content): Place | null =>
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

/** Return the flights of new tiles of the jungle and new workers. */
function pieces(seat: number, then: SeatView, now: SeatView, context: TurnContext): Flight[] {
  const from = context.moves.find(({ kind }) => kind === "picked")?.place ?? context.space;
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

function built(seat: number, id: string, content: Content): Flight {
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

/** Return the flight of corn to the first-player space. */
function calendarCorn(before: View, after: View): Flight[] {
  const by = after.calendar_corn - before.calendar_corn;
  return by > 0 ? [{ icon: "corn", seat: null, from: CALENDAR, to: FIRST_SPACE, by, stage: "corn" }] : [];
}
