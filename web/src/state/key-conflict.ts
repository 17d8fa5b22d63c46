// A link with a key is opened in a browser that already has another key to the same table. Nobody loses a
// seat by that: a key to more seats replaces one to fewer, and otherwise the person chooses.

import { ApiError, request } from "../api/requests";
import type { TableInfo } from "../api/types";
import { saveSeatKeys, type SeatKey } from "./keys";

export interface KeyConflict {
  info: TableInfo;
  current: SeatKey;
  offered: SeatKey;
}

/** Return the key to use from now on, or a conflict that only a person can resolve. */
export async function resolveKeys(tableId: string, current: string, offered: string): Promise<KeyConflict | string> {
  const [before, after] = [await tableInfo(tableId, current), await tableInfo(tableId, offered)];
  if (!after) return current;
  if (!before?.you.seats.length) return offered;
  const conflict = {
    info: after,
    current: { key: current, seats: before.you.seats },
    offered: { key: offered, seats: after.you.seats },
  };
  if (conflict.offered.seats.every((seat) => conflict.current.seats.includes(seat))) return current;
  saveSeatKeys(tableId, [conflict.current, conflict.offered]);
  return conflict;
}

/** Return the table as a key shows it, or null if the key does not open it. */
async function tableInfo(tableId: string, key: string): Promise<TableInfo | null> {
  try {
    return await request<TableInfo>("GET", `/api/tables/${tableId}`, { key });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}
