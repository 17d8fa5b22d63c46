// The words of the page, from the same catalogues that serve the terminal. English comes with the
// page, every other language when it is wanted.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { bestLanguage, active, DEFAULT_LANGUAGE, type Language } from "./languages.svelte";

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

let wanted: Language = DEFAULT_LANGUAGE;

/** Show another language, once its words are here. Where they do not come, nothing changes. */
export async function showLanguage(name: string): Promise<void> {
  const language = bestLanguage([name]);
  wanted = language;
  const arrived = await fetched(language).catch(() => false);
  if (arrived && wanted === language) active.language = language;
}

async function fetched(language: Language): Promise<boolean> {
  if (bundles.has(language)) return true;
  const files = Object.entries(OTHERS).filter(([path]) => path.includes(`/${language}/`));
  bundles.set(language, bundleOf(language, await Promise.all(files.map(([, file]) => file()))));
  return true;
}

export type MessageParams = Record<string, string | number>;

/** The words for a key in the shown language; the key itself where there are none. */
export function t(key: string, params?: MessageParams): string {
  return said(active.language, key, params) ?? said(DEFAULT_LANGUAGE, key, params) ?? key;
}

/** Whether there are words for a key. */
export function has(key: string): boolean {
  return bundles.get(DEFAULT_LANGUAGE)?.hasMessage(key) ?? false;
}

function said(language: Language, key: string, params?: MessageParams): string | null {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, params ?? null, errors);
  if (errors.length) console.error(`words for ${key} in ${language}:`, ...errors);
  return words;
}
