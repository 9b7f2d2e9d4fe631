import { type CatalogueLanguage, catalogueLanguage } from '@lulus/contract';

/** `default` is the product's own mix of Indonesian and English. */
export const language = catalogueLanguage;
export const languages = catalogueLanguage.options;
export type Language = CatalogueLanguage;

/** What `lang` and Intl understand; the mixed catalogue is mostly English in what it says at length. */
export const localeOf: Record<Language, string> = { default: 'en', en: 'en', id: 'id' };
