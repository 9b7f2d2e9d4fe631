import { words as sentences } from 'virtual:words/sentences';
import type { WordSource } from '../../platform/i18n/i18n.ts';

/** The words of all features, in parts that are fetched when they are needed. */
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
