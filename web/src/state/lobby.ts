// Requests about tables in general: open one, list the public ones, upload a record.

import { ApiError, request } from "../api/requests";
import type { Colour, SeatInfo, TableInfo } from "../api/types";
import { saveKey, saveLinks, type TableLinks } from "./keys";

export interface Bot {
  name: string;
  about: string;
}

export interface SeatRequest {
  kind: "person" | "open" | "bot";
  name?: string;
  colour?: Colour;
  bot?: string;
  screen?: string;
}

export interface TableRequest {
  seats: SeatRequest[];
  title?: string;
  public?: boolean;
  seed?: number;
}

export interface OpenedTable extends TableLinks {
  table: TableInfo;
}

export type ListedTable = Pick<TableInfo, "id" | "title" | "phase" | "waiting_for" | "created" | "changed"> & {
  seats: SeatInfo[];
};

export async function listBots(): Promise<Bot[]> {
  const { bots } = await request<{ bots: Bot[] }>("GET", "/api/bots");
  return bots;
}

export async function listTables(): Promise<ListedTable[]> {
  const { tables } = await request<{ tables: ListedTable[] }>("GET", "/api/tables");
  return tables;
}

/** Open a table and save the key of the seats at this screen, of which `ownSeat` is one. */
export async function openTable(body: TableRequest, ownSeat = 0): Promise<OpenedTable> {
  const opened = await request<OpenedTable>("POST", "/api/tables", { body });
  const own = opened.keys.find(({ seats }) => seats.includes(ownSeat));
  saveKey(opened.table.id, own?.key ?? opened.onlooker);
  saveLinks(opened.table.id, opened);
  return opened;
}

/** Upload a record to a table of its own and return the id of the table. */
export async function openRecord(file: File): Promise<string> {
  let body: unknown;
  try {
    body = JSON.parse(await file.text());
  } catch {
    throw new ApiError(422, "bad_record", "");
  }
  const { table, onlooker } = await request<{ table: TableInfo; onlooker: string }>("POST", "/api/records", { body });
  saveKey(table.id, onlooker);
  return table.id;
}
