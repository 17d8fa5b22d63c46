// Which moment of the game is shown: that of a replay, of the turn in the making, or the present.

import type { TableStore } from "../state/table.svelte";
import type { TableInfo, View } from "../api/types";
import type { Place } from "./places";
import { currentSpace } from "./goods-flow";

export interface ShownPosition {
  view: View;
  ply: number; // actions of the game so far, those of the draft included
  kind: "live" | "draft" | "past";
  here: Place | null; // the space the draft is about
}

export function shownPosition({ past, draft, drafting }: TableStore, info: TableInfo, view: View): ShownPosition {
  if (past) return { ...past, kind: "past", here: null };
  if (!draft?.actions.length || !drafting)
    return { view: draft?.view ?? view, ply: info.ply, kind: "live", here: null };
  const ply = drafting.ply + draft.actions.length;
  return { view: draft.view, ply, kind: "draft", here: currentSpace(draft.actions, draft.view) };
}

/** One action on in a replay, or what happened since the last look at a running game. */
export function isStep(before: ShownPosition, now: ShownPosition): boolean {
  const plies = now.ply - before.ply;
  return before.kind === "past" || now.kind === "past" ? plies === 1 : plies >= 0;
}
