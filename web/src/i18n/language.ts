import { z } from 'zod';

/** `default` is the product's own mix of Indonesian and English. */
export const languages = ['default', 'en', 'id'] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** What `lang` and Intl understand; the mixed catalogue is mostly English in what it says at length. */
export const localeOf: Record<Language, string> = { default: 'en', en: 'en', id: 'id' };
