// The words of the page, from the same catalogues that serve the terminal.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "./settings.svelte";

const USUAL = "en";
const FILES = import.meta.glob<string>("../../../src/tzolkin/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const bundles = new Map<string, FluentBundle>();

for (const [path, text] of Object.entries(FILES)) {
  const language = path.split("/").at(-2) ?? USUAL;
  bundleOf(language).addResource(new FluentResource(text));
}

function bundleOf(language: string): FluentBundle {
  const found = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundles.set(language, found);
  return found;
}

export type Params = Record<string, string | number>;

/** The words for a key in the chosen language; the key itself where there are none. */
export function t(key: string, params?: Params): string {
  return said(settings.language, key, params) ?? said(USUAL, key, params) ?? key;
}

/** Whether there are words for a key. */
export function has(key: string): boolean {
  return bundles.get(USUAL)?.hasMessage(key) ?? false;
}

function said(language: string, key: string, params?: Params): string | null {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, params ?? null) : null;
}
