// Where the goods of a seat come from and go to. The views do not say it, so it is read off what else
// the seat did, and off what spaces, temples and tiles are known to give and cost.

import { spotOf } from "../domain/actions";
import type { Content, SeatView, Temple, View } from "../api/types";
import { CALENDAR, onCard, onSpace, onStep, type Place } from "./places";
import type { WorkerMove } from "./worker-moves";

export interface TurnContext {
  walks: WorkerMove[]; // of this seat
  here: Place | null; // where its turn is
  cards: string[]; // tiles it has built
}

/** Where goods came from that a seat got in its turn. */
export function goodsSource(good: string, { walks, here }: TurnContext, content: Content): Place | null {
  const sources = walks.filter(({ kind, gear }) => kind === "picked" || (kind === "placed" && gear === null));
  const known = sources.find((walk) => good in givenBy(walk, content));
  return (known ?? sources[0])?.place ?? here;
}

function givenBy({ gear, space }: WorkerMove, content: Content): Record<string, unknown> {
  if (gear === "palenque") return content.harvest[space] ?? {};
  if (gear === "yaxchilan") return content.yaxchilan[space] ?? {};
  return gear === "chichen" ? (content.chichen[space] ?? {}) : {};
}

/** Where goods went that a seat paid in its turn. */
export function goodsDestination(good: string, { walks, here, cards }: TurnContext, content: Content): Place | null {
  const tile = cards.find((id) => good in ((content.buildings[id] ?? content.monuments[id])?.cost ?? {}));
  return tile ? onCard(tile) : (walks.find(({ kind }) => kind !== "fell")?.place ?? here);
}

/** The temple whose steps brought a good on a Food Day, or else the calendar. */
export function templeGiving(good: string, seat: SeatView, content: Content): Place {
  const names = Object.keys(content.temples) as Temple[];
  const gives = (name: Temple) =>
    content.temples[name].steps.some(({ step, goods }) => goods === good && step <= seat.temples[name]);
  const found = names.find(gives);
  return found ? onStep(found, seat.temples[found]) : CALENDAR;
}

/** The space that the turn so far is about: that of the last worker picked up or action done. */
export function currentSpace(actions: string[], view: View): Place | null {
  for (let count = actions.length; count > 0; count -= 1) {
    const spot = spotOf(actions[count - 1]!, view, actions.slice(0, count));
    if (spot) return onSpace(spot.gear, spot.space);
  }
  return null;
}
