// Numbers as the active language writes them, with a real minus; points have quarters.

import { active } from "./languages.svelte";

const format = (n: number): string => new Intl.NumberFormat(active.language).format(Math.abs(n));

export const formatSigned = (n: number): string => (n < 0 ? "−" : "+") + format(n);
export const formatPoints = (n: number): string => (n < 0 ? "−" : "") + format(n);
