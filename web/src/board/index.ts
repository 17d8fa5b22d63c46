// The components that show the table, with their styles.

import "../styles/tokens.css";
import "../styles/frame.css";
import "../styles/board.css";
import "../styles/panels.css";
import "../styles/tracks.css";
import "../styles/states.css";

export { default as Board } from "./Board.svelte";
export { default as FoodNote } from "./calendar/FoodNote.svelte";
export { default as Ribbon } from "./calendar/Ribbon.svelte";
export { default as LookAhead } from "./gears/LookAhead.svelte";
export { default as Pawn } from "./gears/Pawn.svelte";
export { default as Icon } from "./icons/Icon.svelte";
export { default as Symbols } from "./icons/Symbols.svelte";
export { default as Players } from "./players/Players.svelte";
export type { ActionProps, DraftProps, PositionProps } from "./props";
export { default as Cards } from "./tiles/Cards.svelte";
export { default as TileEffect } from "./tiles/TileEffect.svelte";
export { default as Technologies } from "./tracks/Technologies.svelte";
export { default as Temples } from "./tracks/Temples.svelte";
