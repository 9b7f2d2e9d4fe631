import { words as sentences } from 'virtual:words/sentences';
import type { WordSource } from '../../platform/i18n/i18n.ts';

/** Loaders for the texts of all features, one chunk per language and one for admins. */
export const wordSource: WordSource = {
  sentences,
  fetchWords: {
    default: () => import('virtual:words/default'),
    en: () => import('virtual:words/en'),
    id: () => import('virtual:words/id'),
  },
  async addAdminWords() {
    const { addAdminWords } = await import('./admin-catalogue.ts');
    addAdminWords();
  },
};
