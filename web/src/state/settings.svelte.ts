// The settings of a person, saved in this browser.

import { bestLanguage } from "../i18n/languages.svelte";

export type Theme = "light" | "dark" | "auto";
export type Speed = "full" | "short" | "off";

export interface Settings {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  volume: number; // from 0 to 1
  notices: boolean; // notify the person of their turn while the page is hidden
  auto: boolean; // answer decisions that leave no choice
  letters: boolean; // use shortcuts of a single character
  commands: boolean; // show the command line
  language: string;
  name: string; // how others see this person
}

const STORAGE_KEY = "tzolkin-settings";
const DEFAULTS: Settings = {
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

function loadSettings(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(loadSettings());

export function updateSettings(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersNoMotion = matchMedia("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && prefersDark.matches);
}

/** Return the share of its full time that a movement takes; 0 where nothing moves. */
export function tempo(): number {
  if (settings.speed === "off" || prefersNoMotion.matches) return 0;
  return settings.speed === "short" ? 0.5 : 1;
}

export function applyTheme(): void {
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
}
prefersDark.addEventListener("change", applyTheme);
