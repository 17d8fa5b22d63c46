// Numbers as they are shown: a real minus, and points with their quarters, as the language writes them.

import { active } from "./languages.svelte";

const amount = (n: number): string => new Intl.NumberFormat(active.language).format(Math.abs(n));

export const formatSigned = (n: number): string => (n < 0 ? "−" : "+") + amount(n);
export const formatPoints = (n: number): string => (n < 0 ? "−" : "") + amount(n);
