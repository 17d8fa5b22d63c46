// The URL of one position of a game: /table/TABLE_ID?at=PLY. It never contains a key.

const PARAMETER = "at";

export function plyFromUrl(): number | null {
  const found = new URLSearchParams(location.search).get(PARAMETER);
  return found !== null && /^\d{1,5}$/.test(found) ? Number(found) : null;
}

/** Show a ply in the address bar, without an entry in the history of the browser. */
export function putPlyInUrl(ply: number | null): void {
  if (ply === plyFromUrl()) return;
  history.replaceState(history.state, "", location.pathname + (ply === null ? "" : `?${PARAMETER}=${ply}`));
}

export const plyUrl = (tableId: string, ply: number): string =>
  `${location.origin}/table/${tableId}?${PARAMETER}=${ply}`;
