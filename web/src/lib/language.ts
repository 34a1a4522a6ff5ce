/** Which languages there are, and which one to begin with. */

export const LANGUAGES = ['de', 'fr', 'nl', 'en', 'da'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each in its own language, so that its speakers can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  en: 'English',
  da: 'Dansk',
};

export const isLanguage = (name: unknown): name is Language => LANGUAGES.includes(name as Language);

/** The first of the browser's languages that we have, else English. */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** The language as the visitor's country writes dates and times in it: `en-GB` rather than `en`. */
export const regional = (language: string, wanted: readonly string[]): string =>
  wanted.find((one) => one.toLowerCase().split('-')[0] === language) ?? language;
