import type { CatalogueLanguage } from '../limits.ts';

export interface Texts {
  en: string;
  id: string;
  /** Text of the specification, if it differs from `en`. */
  default?: string;
}

/** Texts of a plural's `_one`. Indonesian has one form for one and many, that of `_other`. */
interface OneTexts extends Omit<Texts, 'id'> {
  id?: never;
}

export type Words = Record<string, Texts | OneTexts>;
type Checked<W> = { [K in keyof W]: K extends `${string}_one` ? OneTexts : Texts };

/**
 * Texts of one feature. The compiler requires English and Indonesian. A plural has two keys, `questions_one` and
 * `questions_other`, read with `t('feature.questions', { count })`. The first has no Indonesian text.
 */
export function words<const W extends Words>(all: W & Checked<W>): W {
  return all;
}

export function textIn(texts: Texts | OneTexts, language: CatalogueLanguage): string {
  return texts[language] ?? texts.en;
}
