// Tables: opened, listed, put up from a record.

import { call, Problem } from "./requests";
import { keepKey, keepLinks, type Links } from "../state/keys";
import type { Colour, SeatInfo, TableInfo } from "./types";

export interface Bot {
  name: string;
  about: string;
}

export interface SeatWish {
  kind: "person" | "open" | "bot";
  name?: string;
  colour?: Colour;
  bot?: string;
  screen?: string;
}

export interface TableWish {
  seats: SeatWish[];
  title?: string;
  public?: boolean;
  seed?: number;
}

export interface Opened extends Links {
  table: TableInfo;
}

export type Listed = Pick<TableInfo, "id" | "title" | "phase" | "waiting_for" | "created" | "changed"> & {
  seats: SeatInfo[];
};

export async function botLevels(): Promise<Bot[]> {
  const found = await call<{ bots: Bot[] }>("GET", "/api/bots");
  return found.bots;
}

export async function listTables(): Promise<Listed[]> {
  const found = await call<{ tables: Listed[] }>("GET", "/api/tables");
  return found.tables;
}

/** Open a table. The key of the seats at this screen is kept here. */
export async function openTable(wish: TableWish, here = 0): Promise<Opened> {
  const opened = await call<Opened>("POST", "/api/tables", { body: wish });
  const own = opened.keys.find(({ seats }) => seats.includes(here));
  keepKey(opened.table.id, own?.key ?? opened.onlooker);
  keepLinks(opened.table.id, opened);
  return opened;
}

/** Put a record on a table of its own, and give the table's name. */
export async function openRecord(file: File): Promise<string> {
  let body: unknown;
  try {
    body = JSON.parse(await file.text());
  } catch {
    throw new Problem(422, "bad_record", "");
  }
  const found = await call<{ table: TableInfo; onlooker: string }>("POST", "/api/records", { body });
  keepKey(found.table.id, found.onlooker);
  return found.table.id;
}
