// Where the goods of a seat come from and go to. The views do not say so; it follows from what else the seat did, and
// from what spaces, temples and tiles give and cost.

import type { Content, SeatView, Temple, View } from "../api/types";
import { spaceOf } from "../domain/actions";
import { CALENDAR, onCard, onSpace, onStep, type Place } from "./places";
import type { WorkerMove } from "./worker-moves";

export interface TurnContext {
  moves: WorkerMove[]; // of this seat
  space: Place | null; // that the draft is about
  cards: string[]; // tiles that the seat has built
}

/** Return the place from which a seat got a good in its turn. */
export function goodsSource(good: string, { moves, space }: TurnContext, content: Content): Place | null {
  const sources = moves.filter(({ kind, gear }) => kind === "picked" || (kind === "placed" && gear === null));
  const known = sources.find((move) => good in spaceGoods(move, content));
  return (known ?? sources[0])?.place ?? space;
}

function spaceGoods({ gear, space }: WorkerMove, content: Content): Record<string, unknown> {
  if (gear === "palenque") return content.harvest[space] ?? {};
  if (gear === "yaxchilan") return content.yaxchilan[space] ?? {};
  return gear === "chichen" ? (content.chichen[space] ?? {}) : {};
}

/** Return the place to which a seat paid a good in its turn. */
export function goodsDestination(good: string, { moves, space, cards }: TurnContext, content: Content): Place | null {
  const tile = cards.find((id) => good in ((content.buildings[id] ?? content.monuments[id])?.cost ?? {}));
  return tile ? onCard(tile) : (moves.find(({ kind }) => kind !== "returned")?.place ?? space);
}

/** Return the temple that gave a good on a Food Day, or otherwise the calendar. */
export function templeGiving(good: string, seat: SeatView, content: Content): Place {
  const names = Object.keys(content.temples) as Temple[];
  const gives = (name: Temple) =>
    content.temples[name].steps.some(({ step, goods }) => goods === good && step <= seat.temples[name]);
  const found = names.find(gives);
  return found ? onStep(found, seat.temples[found]) : CALENDAR;
}

/** Return the space that the last action of a draft is about. */
export function currentSpace(actions: string[], view: View): Place | null {
  for (let count = actions.length; count > 0; count -= 1) {
    const found = spaceOf(actions[count - 1]!, actions.slice(0, count), view);
    if (found) return onSpace(found.gear, found.space);
  }
  return null;
}
