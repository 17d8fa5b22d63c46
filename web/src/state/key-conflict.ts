// Somebody opens a link to a table to which this browser has a key already. A seat is never lost by
// that: whoever looks on stays seated, and another seat is taken only when it is wanted.

import { request, ApiError } from "../api/requests";
import { saveSeatKeys, type SeatKey } from "./keys";
import type { TableInfo } from "../api/types";

export interface KeyConflict {
  info: TableInfo;
  mine: SeatKey;
  theirs: SeatKey;
}

/** Which of two keys opens the table from now on; a question where only a person can tell. */
export async function resolveKeys(table: string, kept: string, brought: string): Promise<KeyConflict | string> {
  const [before, now] = [await seen(table, kept), await seen(table, brought)];
  if (!now) return kept;
  if (!before?.you.seats.length) return brought;
  const [mine, theirs] = [
    { key: kept, seats: before.you.seats },
    { key: brought, seats: now.you.seats },
  ];
  if (theirs.seats.every((seat) => mine.seats.includes(seat))) return kept;
  saveSeatKeys(table, [mine, theirs]);
  return { info: now, mine, theirs };
}

/** What a key shows of the table; null if it opens nothing. */
async function seen(table: string, key: string): Promise<TableInfo | null> {
  try {
    return await request<TableInfo>("GET", `/api/tables/${table}`, { key });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
