// A moment of a game in the address: /table/NAME?at=PLY. There is never a key in such a link.

const AT = "at";

export function momentInAddress(): number | null {
  const found = new URLSearchParams(location.search).get(AT);
  return found !== null && /^\d{1,5}$/.test(found) ? Number(found) : null;
}

/** Let the address follow what is shown, without a step of the browser's history. */
export function keepMoment(ply: number | null): void {
  if (ply === momentInAddress()) return;
  history.replaceState(history.state, "", location.pathname + (ply === null ? "" : `?${AT}=${ply}`));
}

export const linkToMoment = (table: string, ply: number): string => `${location.origin}/table/${table}?${AT}=${ply}`;
