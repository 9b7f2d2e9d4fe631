import type { CatalogueLanguage } from '../settings.ts';

export type Words = Record<string, Record<CatalogueLanguage, string>>;

/**
 * The words of one feature, the three languages side by side; the compiler asks for all three.
 * Plurals are two keys, `questions_one` and `questions_other`, read with `t('feature.questions', { count })`.
 */
export function words<const W extends Words>(all: W): W {
  return all;
}
