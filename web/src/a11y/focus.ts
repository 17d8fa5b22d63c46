// Moves the focus to parts of the table.

import { itemsOf } from "./roving";
import { pressButton } from "./shortcuts";

/** The parts by shortcut, as selectors. */
export const FOCUS_TARGETS: Record<string, string> = {
  "to-actions": ".acts",
  "to-board": ".plaza .board",
  "to-cards": ".cards",
  "to-tracks": ".side",
};

/** Focus the first button of a part, or on a phone the tab that shows it. */
export function focusPart(part: string): void {
  const group = document.querySelector<HTMLElement>(part);
  const first = group && itemsOf(group)[0];
  if (first) first.focus();
  else (group ?? tabOf(part))?.focus();
}

function tabOf(part: string): HTMLElement | null {
  const name = Object.keys(FOCUS_TARGETS)
    .find((shortcut) => FOCUS_TARGETS[shortcut] === part)
    ?.slice(3);
  return document.querySelector<HTMLElement>(`[data-tab="${name}"]`);
}

/** Focus the command line, or open it. */
export function focusCommandLine(): void {
  const field = document.getElementById("command");
  if (field) field.focus();
  else pressButton("command");
}

/** Focus the first action of a city, by its number. On a phone, show the city first. */
export function focusCity(number: number): void {
  const chips = document.querySelectorAll<HTMLElement>("[data-city]");
  const chip = chips[number]; // the first is that of the calendar
  chip?.click();
  const actions = [...document.querySelectorAll<SVGElement>(".board [data-order]")];
  const first = actions.find(({ dataset }) => Math.floor(Number(dataset["order"]) / 20) === number);
  (first ?? chip)?.focus();
}
