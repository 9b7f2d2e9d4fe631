import type { CatalogueLanguage } from '../limits.ts';

export interface Texts {
  en: string;
  id: string;
  /** Text of the specification, if it differs from `en`. */
  default?: string;
}

export type Words = Record<string, Texts>;

/**
 * Texts of one feature. The compiler requires English and Indonesian. A plural has two keys, `questions_one` and
 * `questions_other`, read with `t('feature.questions', { count })`.
 */
export function words<const W extends Words>(all: W): W {
  return all;
}

export function textIn(texts: Texts, language: CatalogueLanguage): string {
  return texts[language] ?? texts.en;
}
