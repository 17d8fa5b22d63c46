// The languages there are, and the one whose words are shown.

export const LANGUAGES = ["en", "pl", "cs", "ro", "hu", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

/** The language on the screen. It follows the chosen one as soon as its words have arrived. */
export const active: { language: Language } = $state({ language: DEFAULT_LANGUAGE });

const known = (name: string): Language | undefined => LANGUAGES.find((each) => each === name);

/** The first of the wanted languages that there is: "uk-UA" is content with "uk". */
export function bestLanguage(wanted: readonly string[]): Language {
  const found = wanted.map((name) => known(name.toLowerCase().split("-")[0] ?? ""));
  return found.find((each) => each !== undefined) ?? DEFAULT_LANGUAGE;
}
