// Numbers as they are shown: a real minus, and points with their quarters.

export const signedNumber = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const shownPoints = (n: number): string => (n < 0 ? `−${-n}` : String(n));
