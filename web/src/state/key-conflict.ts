// Somebody opens a link to a table to which this browser has a key already. A seat is never lost by
// that: whoever looks on stays seated, and another seat is taken only when it is wanted.

import { call, Problem } from "../api/requests";
import { rememberSeats, type Held } from "./keys";
import type { TableInfo } from "../api/types";

export interface Question {
  info: TableInfo;
  mine: Held;
  theirs: Held;
}

/** Which of two keys opens the table from now on; a question where only a person can tell. */
export async function weigh(table: string, kept: string, brought: string): Promise<Question | string> {
  const [before, now] = [await seen(table, kept), await seen(table, brought)];
  if (!now) return kept;
  if (!before?.you.seats.length) return brought;
  const [mine, theirs] = [
    { key: kept, seats: before.you.seats },
    { key: brought, seats: now.you.seats },
  ];
  if (theirs.seats.every((seat) => mine.seats.includes(seat))) return kept;
  rememberSeats(table, [mine, theirs]);
  return { info: now, mine, theirs };
}

/** What a key shows of the table; null if it opens nothing. */
async function seen(table: string, key: string): Promise<TableInfo | null> {
  try {
    return await call<TableInfo>("GET", `/api/tables/${table}`, { key });
  } catch (error) {
    if (error instanceof Problem && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
