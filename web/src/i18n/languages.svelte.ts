// The languages of the page, and the one that it shows.

export const LANGUAGES = ["en", "pl", "cs", "ro", "hu", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

/** The language on the screen. It changes when the messages of the chosen one are loaded. */
export const active: { language: Language } = $state({ language: DEFAULT_LANGUAGE });

const known = (code: string): Language | undefined => LANGUAGES.find((language) => language === code);

/** Return the first of the wanted languages that the page has; "uk" also serves those who want "uk-UA". */
export function bestLanguage(wanted: readonly string[]): Language {
  const found = wanted.map((code) => known(code.toLowerCase().split("-")[0] ?? ""));
  return found.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}
