// A moment of a game in the address: /table/NAME?at=PLY. There is never a key in such a link.

const AT = "at";

export function plyFromUrl(): number | null {
  const found = new URLSearchParams(location.search).get(AT);
  return found !== null && /^\d{1,5}$/.test(found) ? Number(found) : null;
}

/** Let the address follow what is shown, without a step of the browser's history. */
export function putPlyInUrl(ply: number | null): void {
  if (ply === plyFromUrl()) return;
  history.replaceState(history.state, "", location.pathname + (ply === null ? "" : `?${AT}=${ply}`));
}

export const plyUrl = (table: string, ply: number): string => `${location.origin}/table/${table}?${AT}=${ply}`;
