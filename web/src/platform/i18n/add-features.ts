import i18next from 'i18next';
import { inLanguage } from './in-language.ts';
import { languages } from './language.ts';
import type { Words } from './words.ts';

/** Adds the texts of these features in every language. */
export function addFeatures(features: Record<string, Words>) {
  for (const language of languages) {
    for (const [feature, all] of Object.entries(features)) {
      i18next.addResourceBundle(
        language,
        'translation',
        { [feature]: inLanguage(all, language) },
        true,
        true,
      );
    }
  }
}
