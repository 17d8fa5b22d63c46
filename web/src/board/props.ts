// The props that several components of the board share.

import type { Change, Choice, Content, IllegalAction, Reason, View } from "../api/types";
import type { Player } from "../domain/players";
import type { ActionHandlers } from "./action-attributes";

/** The position that is shown. */
export interface PositionProps {
  view: View;
  content: Content;
  players: Player[];
}

/** The legal and illegal actions, and the one that is pointed at on the board or in a list. */
export interface ActionProps extends ActionHandlers {
  legal: Choice[];
  illegal: IllegalAction[];
  pointed: string | null;
  explain: (reason: Reason) => string;
}

/** The turn so far. */
export interface DraftProps {
  drafted: string[]; // its actions
  before: View | null; // the view before it
  changes: Record<string, Change>; // what it has changed, by seat
}
