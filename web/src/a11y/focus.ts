// Where the focus can be sent on the table.

import { itemsOf } from "./roving";
import { pressButton } from "./shortcuts";

export const FOCUS_TARGETS: Record<string, string> = {
  "to-actions": ".acts",
  "to-board": ".plaza .board",
  "to-cards": ".cards",
  "to-tracks": ".side",
};

/** To the first thing of a part that can be pressed, or to the tab that shows it. */
export function focusPart(part: string): void {
  const group = document.querySelector<HTMLElement>(part);
  const first = group && itemsOf(group)[0];
  if (first) first.focus();
  else (group ?? tabOf(part))?.focus();
}

function tabOf(part: string): HTMLElement | null {
  const name = Object.keys(FOCUS_TARGETS)
    .find((each) => FOCUS_TARGETS[each] === part)
    ?.slice(3);
  return document.querySelector<HTMLElement>(`[data-tab="${name}"]`);
}

/** To the command line, which is opened if it is not there. */
export function focusCommandLine(): void {
  const field = document.getElementById("command");
  if (field) field.focus();
  else pressButton("command");
}

/** To what can be done in a city, by its number; on a phone the city is shown. */
export function focusCity(number: number): void {
  const chips = document.querySelectorAll<HTMLElement>("[data-city]");
  const chip = chips[number]; // the first is the calendar
  chip?.click();
  const places = document.querySelectorAll<SVGElement>(".board [data-place]");
  const inside = [...places].filter(({ dataset }) => Math.floor(Number(dataset["place"]) / 20) === number);
  (inside[0] ?? chip)?.focus();
}
