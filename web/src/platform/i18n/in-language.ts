import type { Language } from './language.ts';
import { textIn, type Words } from './words.ts';

/** Returns the texts of these features in one language, as i18next namespaces. */
export function inLanguage(
  features: Record<string, Words>,
  language: Language,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(features).map(([feature, words]) => [
      feature,
      Object.fromEntries(
        Object.entries(words)
          // Indonesian never selects `_one`.
          .filter(([key]) => language !== 'id' || !key.endsWith('_one'))
          .map(([key, texts]) => [key, textIn(texts, language)]),
      ),
    ]),
  );
}
