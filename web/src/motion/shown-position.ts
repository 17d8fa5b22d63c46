// The position on the screen: that of a replay, of a draft, or the present one.

import type { TableInfo, View } from "../api/types";
import type { TableStore } from "../state/table.svelte";
import { currentSpace } from "./goods-flow";
import type { Place } from "./places";

export interface ShownPosition {
  view: View;
  ply: number; // including the actions of the draft
  kind: "live" | "draft" | "past";
  space: Place | null; // that the draft is about
}

export function shownPosition({ past, draft, draftStore }: TableStore, info: TableInfo, view: View): ShownPosition {
  if (past) return { ...past, kind: "past", space: null };
  if (!draft?.actions.length || !draftStore)
    return { view: draft?.view ?? view, ply: info.ply, kind: "live", space: null };
  const ply = draftStore.ply + draft.actions.length;
  return { view: draft.view, ply, kind: "draft", space: currentSpace(draft.actions, draft.view) };
}

/** Return whether a position can follow another one: in a replay one action later, otherwise any number of them. */
export function isStep(before: ShownPosition, now: ShownPosition): boolean {
  const plies = now.ply - before.ply;
  return before.kind === "past" || now.kind === "past" ? plies === 1 : plies >= 0;
}
