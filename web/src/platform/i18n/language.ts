import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '@lulus/contract';

/** `default` is the product's own mix of Indonesian and English. */
export const languages = CATALOGUE_LANGUAGES;
export type Language = CatalogueLanguage;

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}

/** Returns Indonesian if the browser prefers it to English, else English. `in` is its old code. */
export function languageOfBrowser(): Language {
  const first = navigator.languages.find((tag) => /^(id|in|en)\b/i.test(tag)) ?? '';
  return /^i/i.test(first) ? 'id' : 'en';
}

/** Locale for `lang` and Intl. Long texts of the mixed catalogue are mostly English. */
export const localeOf: Record<Language, string> = { default: 'en', en: 'en', id: 'id' };
