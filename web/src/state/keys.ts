// Keys to tables. They come behind the # of a link, are kept in this browser, and leave the
// address bar at once, so that nobody copies them by accident.

const PREFIX = "tzolkin-key-"; // the key in use
const SEATS = "tzolkin-seats-"; // what other keys to the same table are for
const LINKS = "tzolkin-links-"; // keys for others, at a table that was opened here
const FORM = /^k1_[A-Za-z0-9_-]+$/;

/** Keys of links that were opened although there is another in use; one of the two is chosen later. */
const brought = new Map<string, string>();

export function loadKey(table: string): string | null {
  return localStorage.getItem(PREFIX + table);
}

export function saveKey(table: string, key: string): void {
  localStorage.setItem(PREFIX + table, key);
}

export function deleteKey(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** A link was opened: its key is kept, unless that would push another out. */
export function offerKey(table: string, key: string): void {
  const kept = loadKey(table);
  if (kept === null) saveKey(table, key);
  else if (kept !== key) brought.set(table, key);
}

export const offeredKey = (table: string): string | null => brought.get(table) ?? null;

/** It was chosen which one to use. */
export function chooseKey(table: string, key: string): void {
  brought.delete(table);
  saveKey(table, key);
}

export interface SeatKey {
  key: string;
  seats: number[];
}

/** Every key of this browser whose seats are known: somebody may go back to another one. */
export function loadSeatKeys(table: string): SeatKey[] {
  return JSON.parse(localStorage.getItem(SEATS + table) ?? "[]") as SeatKey[];
}

export function saveSeatKeys(table: string, held: SeatKey[]): void {
  const others = loadSeatKeys(table).filter(({ key }) => held.every((one) => one.key !== key));
  localStorage.setItem(SEATS + table, JSON.stringify([...others, ...held]));
}

/** What a host hands on: links to seats of others, and to look on. */
export interface TableLinks {
  keys: SeatKey[];
  onlooker: string;
}

export function saveLinks(table: string, { keys, onlooker }: TableLinks): void {
  localStorage.setItem(LINKS + table, JSON.stringify({ keys, onlooker }));
}

export function loadLinks(table: string): TableLinks | null {
  return JSON.parse(localStorage.getItem(LINKS + table) ?? "null") as TableLinks | null;
}

/** Take the key out of the address bar, if there is one. */
export function takeKeyFromUrl(table: string): void {
  const found = location.hash.slice(1);
  if (!FORM.test(found)) return;
  offerKey(table, found);
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function tableUrl(table: string, key?: string): string {
  return `${location.origin}/table/${table}${key ? `#${key}` : ""}`;
}

export interface Invitation {
  table: string;
  key: string | null;
}

/** What a person pasted: a whole link, the path of one, or the bare name of a table. */
export function parseInvitation(text: string): Invitation | null {
  const found = /(?:^|\/table\/)([A-Za-z0-9_-]{6,24})(?:#(k1_[A-Za-z0-9_-]+))?$/.exec(text.trim());
  return found?.[1] ? { table: found[1], key: found[2] ?? null } : null;
}
