// The texts of the page, from the catalogues that the terminal uses too. English is part of the page; the other
// languages are loaded when they are chosen.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { active, bestLanguage, DEFAULT_LANGUAGE, type Language } from "./languages.svelte";

const ENGLISH = import.meta.glob<string>(
  ["../../../src/tzolkin/locales/en/*.ftl", "!../../../src/tzolkin/locales/*/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const OTHERS = import.meta.glob<string>(
  [
    "../../../src/tzolkin/locales/*/*.ftl",
    "!../../../src/tzolkin/locales/en/*.ftl",
    "!../../../src/tzolkin/locales/*/terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);
const bundles = new Map<Language, FluentBundle>([
  [DEFAULT_LANGUAGE, bundleOf(DEFAULT_LANGUAGE, Object.values(ENGLISH))],
]);

function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

let chosen: Language = DEFAULT_LANGUAGE;

/** Show a language as soon as its messages are loaded. If they cannot be loaded, nothing changes. */
export async function showLanguage(code: string): Promise<void> {
  const language = bestLanguage([code]);
  chosen = language;
  const isLoaded = await load(language).catch(() => false);
  if (isLoaded && chosen === language) active.language = language;
}

async function load(language: Language): Promise<boolean> {
  if (bundles.has(language)) return true;
  const files = Object.entries(OTHERS).filter(([path]) => path.includes(`/${language}/`));
  bundles.set(language, bundleOf(language, await Promise.all(files.map(([, file]) => file()))));
  return true;
}

export type MessageParams = Record<string, string | number>;

/** Return the text for a key in the active language, or the key if there is none. */
export function t(key: string, params?: MessageParams): string {
  return format(active.language, key, params) ?? format(DEFAULT_LANGUAGE, key, params) ?? key;
}

/** Return whether there is a text for a key. */
export function has(key: string): boolean {
  return bundles.get(DEFAULT_LANGUAGE)?.hasMessage(key) ?? false;
}

function format(language: Language, key: string, params?: MessageParams): string | null {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, params ?? null, errors);
  if (errors.length) console.error(`${key} in ${language}:`, ...errors);
  return text;
}
