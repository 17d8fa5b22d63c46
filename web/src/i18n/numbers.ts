// Numbers as they are shown: a real minus, and points with their quarters, as the language writes them.

import { shown } from "./languages.svelte";

const amount = (n: number): string => new Intl.NumberFormat(shown.language).format(Math.abs(n));

export const signedNumber = (n: number): string => (n < 0 ? "−" : "+") + amount(n);
export const shownPoints = (n: number): string => (n < 0 ? "−" : "") + amount(n);
