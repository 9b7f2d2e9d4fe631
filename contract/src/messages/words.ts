import type { CatalogueLanguage } from '../settings.ts';

export type Words = Record<string, Record<CatalogueLanguage, string>>;

/**
 * Texts of one feature in the three languages, all of which the compiler requires. A plural has two keys,
 * `questions_one` and `questions_other`, read with `t('feature.questions', { count })`.
 */
export function words<const W extends Words>(all: W): W {
  return all;
}
