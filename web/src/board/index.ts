// Everything that shows the table. Styles come with it.

import "../styles/tokens.css";
import "../styles/frame.css";
import "../styles/board.css";
import "../styles/panels.css";
import "../styles/tracks.css";
import "../styles/states.css";

export { default as Amount } from "./Amount.svelte";
export { default as Badge } from "./Badge.svelte";
export { default as Board } from "./Board.svelte";
export { default as Cards } from "./Cards.svelte";
export { default as FoodNote } from "./FoodNote.svelte";
export { default as Icon } from "./Icon.svelte";
export { default as LookAhead } from "./LookAhead.svelte";
export { default as Pawn } from "./Pawn.svelte";
export { default as Players } from "./Players.svelte";
export { default as Ribbon } from "./Ribbon.svelte";
export { default as Technologies } from "./Technologies.svelte";
export { default as Temples } from "./Temples.svelte";
export { default as TileEffect } from "./TileEffect.svelte";
export { default as WealthTile } from "./WealthTile.svelte";
export type { Speed } from "./turning.svelte";
export { letterOf, markOf, seatName, type Face, type Mark } from "./faces";
export { spotOf, type Spot } from "./actions";
export type { Planned, Playing, Seen } from "./props";
export { effectText, goodsText, iconOf, spaceSymbols } from "./symbols";
export { effectsText, givenBy, tileText } from "./tiles";
