// Which buildings can still come: all of an age, less those that were seen. No order is known.

import type { Content, View } from "../api/types";

/** The ids left for an age. What lies in the row or belongs to somebody has come already. */
export function possibleBuildings(age: number, content: Content, view: View): string[] {
  const come = new Set([...view.buildings, ...view.seats.flatMap((seat) => seat.buildings)]);
  return Object.keys(content.buildings).filter((id) => content.buildings[id]!.age === age && !come.has(id));
}
