import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '@lulus/contract';

/** `default` is the product's own mix of Indonesian and English. */
export const languages = CATALOGUE_LANGUAGES;
export type Language = CatalogueLanguage;

export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}

/** What `lang` and Intl understand; the mixed catalogue is mostly English in what it says at length. */
export const localeOf: Record<Language, string> = { default: 'en', en: 'en', id: 'id' };
