// Keys to tables. A key comes after the # of a link, is saved in this browser, and is removed from the address
// bar at once, so that nobody copies it by accident.

const KEY_PREFIX = "tzolkin-key-"; // the key in use
const SEATS_PREFIX = "tzolkin-seats-"; // the seats of other keys to the same table
const LINKS_PREFIX = "tzolkin-links-"; // keys for others, of a table that was opened in this browser
const KEY_FORMAT = /^k1_[A-Za-z0-9_-]+$/;

/** Keys from links, by table, that were opened although another key is in use; the person chooses later. */
const offered = new Map<string, string>();

export function loadKey(tableId: string): string | null {
  return localStorage.getItem(KEY_PREFIX + tableId);
}

export function saveKey(tableId: string, key: string): void {
  localStorage.setItem(KEY_PREFIX + tableId, key);
}

export function deleteKey(tableId: string): void {
  localStorage.removeItem(KEY_PREFIX + tableId);
}

/** Save the key of a link, unless it would replace another one. */
export function offerKey(tableId: string, key: string): void {
  const current = loadKey(tableId);
  if (current === null) saveKey(tableId, key);
  else if (current !== key) offered.set(tableId, key);
}

export const offeredKey = (tableId: string): string | null => offered.get(tableId) ?? null;

/** Use a key from now on, and no longer ask which one. */
export function chooseKey(tableId: string, key: string): void {
  offered.delete(tableId);
  saveKey(tableId, key);
}

export interface SeatKey {
  key: string;
  seats: number[];
}

/** Return every key of this browser whose seats are known: a person may return to another seat. */
export function loadSeatKeys(tableId: string): SeatKey[] {
  return JSON.parse(localStorage.getItem(SEATS_PREFIX + tableId) ?? "[]") as SeatKey[];
}

export function saveSeatKeys(tableId: string, keys: SeatKey[]): void {
  const others = loadSeatKeys(tableId).filter(({ key }) => keys.every((other) => other.key !== key));
  localStorage.setItem(SEATS_PREFIX + tableId, JSON.stringify([...others, ...keys]));
}

/** The keys that the person who opened a table gives to others. */
export interface TableLinks {
  keys: SeatKey[];
  onlooker: string;
}

export function saveLinks(tableId: string, { keys, onlooker }: TableLinks): void {
  localStorage.setItem(LINKS_PREFIX + tableId, JSON.stringify({ keys, onlooker }));
}

export function loadLinks(tableId: string): TableLinks | null {
  return JSON.parse(localStorage.getItem(LINKS_PREFIX + tableId) ?? "null") as TableLinks | null;
}

/** Move the key from the address bar to the saved keys, if there is one. */
export function takeKeyFromUrl(tableId: string): void {
  const found = location.hash.slice(1);
  if (!KEY_FORMAT.test(found)) return;
  offerKey(tableId, found);
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function tableUrl(tableId: string, key?: string): string {
  return `${location.origin}/table/${tableId}${key ? `#${key}` : ""}`;
}

export interface Invitation {
  tableId: string;
  key: string | null;
}

/** Parse what a person pasted: a link, the path of one, or the id of a table. */
export function parseInvitation(text: string): Invitation | null {
  const found = /(?:^|\/table\/)([A-Za-z0-9_-]{6,24})(?:#(k1_[A-Za-z0-9_-]+))?$/.exec(text.trim());
  return found?.[1] ? { tableId: found[1], key: found[2] ?? null } : null;
}
