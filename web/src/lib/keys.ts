// Keys to tables. They come behind the # of a link, are kept in this browser, and leave the
// address bar at once, so that nobody copies them by accident.

const PREFIX = "tzolkin-key-";
const FORM = /^k1_[A-Za-z0-9_-]+$/;

export function keptKey(table: string): string | null {
  return localStorage.getItem(PREFIX + table);
}

export function keepKey(table: string, key: string): void {
  localStorage.setItem(PREFIX + table, key);
}

export function forgetKey(table: string): void {
  localStorage.removeItem(PREFIX + table);
}

/** Keep the key of the address bar, if there is one, and take it out of there. */
export function takeKeyFromAddress(table: string): void {
  const found = location.hash.slice(1);
  if (!FORM.test(found)) return;
  keepKey(table, found);
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function linkTo(table: string, key?: string): string {
  return `${location.origin}/table/${table}${key ? `#${key}` : ""}`;
}

export interface Invitation {
  table: string;
  key: string | null;
}

/** What a person pasted: a whole link, the path of one, or the bare name of a table. */
export function readInvitation(text: string): Invitation | null {
  const found = /(?:^|\/table\/)([A-Za-z0-9_-]{6,24})(?:#(k1_[A-Za-z0-9_-]+))?$/.exec(text.trim());
  return found?.[1] ? { table: found[1], key: found[2] ?? null } : null;
}
