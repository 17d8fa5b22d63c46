// What a person prefers, kept in this browser.

import { bestLanguage } from "../i18n/languages.svelte";

export type Theme = "light" | "dark" | "auto";
export type Speed = "full" | "short" | "off";

export interface Settings {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number; // from 0 to 1
  notices: boolean; // tell when it is one's turn and the page is not looked at
  auto: boolean; // answer decisions that leave no choice
  letters: boolean; // shortcuts of a single character
  commands: boolean; // the command line is open
  language: string;
  name: string; // how others see this person
}

const PLACE = "tzolkin-settings";
const USUAL: Settings = {
  theme: "auto",
  speed: "full",
  sound: false,
  volume: 0.6,
  notices: false,
  auto: true,
  letters: true,
  commands: false,
  language: bestLanguage(navigator.languages),
  name: "",
};

function kept(): Settings {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...USUAL };
  }
}

export const settings: Settings = $state(kept());

export function updateSettings(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  localStorage.setItem(PLACE, JSON.stringify(settings));
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && prefersDark.matches);
}

/** How much of its full time a movement takes. */
export function tempo(): number {
  if (settings.speed === "off" || prefersStill.matches) return 0;
  return settings.speed === "short" ? 0.5 : 1;
}

export function followTheme(): void {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}
prefersDark.addEventListener("change", followTheme);
