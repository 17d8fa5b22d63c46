// Tables: opened, listed, put up from a record.

import { request, ApiError } from "./requests";
import { saveKey, saveLinks, type TableLinks } from "../state/keys";
import type { Colour, SeatInfo, TableInfo } from "./types";

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
  const found = await request<{ bots: Bot[] }>("GET", "/api/bots");
  return found.bots;
}

export async function listTables(): Promise<ListedTable[]> {
  const found = await request<{ tables: ListedTable[] }>("GET", "/api/tables");
  return found.tables;
}

/** Open a table. The key of the seats at this screen is kept here. */
export async function openTable(wish: TableRequest, here = 0): Promise<OpenedTable> {
  const opened = await request<OpenedTable>("POST", "/api/tables", { body: wish });
  const own = opened.keys.find(({ seats }) => seats.includes(here));
  saveKey(opened.table.id, own?.key ?? opened.onlooker);
  saveLinks(opened.table.id, opened);
  return opened;
}

/** Put a record on a table of its own, and give the table's name. */
export async function openRecord(file: File): Promise<string> {
  let body: unknown;
  try {
    body = JSON.parse(await file.text());
  } catch {
    throw new ApiError(422, "bad_record", "");
  }
  const found = await request<{ table: TableInfo; onlooker: string }>("POST", "/api/records", { body });
  saveKey(found.table.id, found.onlooker);
  return found.table.id;
}
