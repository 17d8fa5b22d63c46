// The stacks of buildings. Players know which tiles are in them, but not the order.

import type { Content, View } from "../api/types";

/** Return the buildings of an age that are neither in the row nor built. */
export function possibleBuildings(age: number, content: Content, view: View): string[] {
  const seen = new Set([...view.buildings, ...view.seats.flatMap((seat) => seat.buildings)]);
  return Object.keys(content.buildings).filter((id) => content.buildings[id]!.age === age && !seen.has(id));
}
