import type { WordSource } from '../../platform/i18n/i18n.ts';

/** Loaders for the texts of all features. Each part and language is a chunk of its own. */
export const wordSource: WordSource = {
  first: {
    default: () => import('virtual:words/first/default'),
    en: () => import('virtual:words/first/en'),
    id: () => import('virtual:words/first/id'),
  },
  later: {
    default: () => import('virtual:words/later/default'),
    en: () => import('virtual:words/later/en'),
    id: () => import('virtual:words/later/id'),
  },
  admins: {
    default: () => import('virtual:words/admins/default'),
    en: () => import('virtual:words/admins/en'),
    id: () => import('virtual:words/admins/id'),
  },
};
