import i18next from 'i18next';
import { inLanguage } from './in-language.ts';
import { languages } from './language.ts';
import type { Words } from './words.ts';

/** From now on these features' words are known in every language, beside those that every device has fetched. */
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
