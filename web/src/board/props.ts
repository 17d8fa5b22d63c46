// What the parts of the board have in common.

import type { Change, Choice, Content, IllegalAction, Reason, View } from "../api/types";
import type { ActionHandlers } from "../domain/actions";
import type { Face } from "../domain/faces";

/** The table as it is shown. */
export interface Seen {
  view: View;
  content: Content;
  faces: Face[];
}

/** What can be done, what cannot and why, and what is pointed at, here or in a list. */
export interface Playing extends ActionHandlers {
  legal: Choice[];
  impossible: IllegalAction[];
  pointed: string | null;
  explain: (reason: Reason) => string;
}

/** The turn so far. */
export interface Planned {
  drafted: string[]; // its actions
  before: View | null; // the view before it
  changes: Record<string, Change>; // what it changes, by seat
}
