import type { CatalogueLanguage } from '../settings.ts';
import type { Words } from './words.ts';

/**
 * What is longer is no sentence of ours: a pattern with several gaps takes the cube of a text's length where somebody else has
 * written what stands in them.
 */
export const LONGEST_SENTENCE = 500;

/** A sentence as a pattern that catches what stands at `{{…}}` in it. */
export interface Sentence {
  key: string;
  pattern: RegExp;
  texts: Record<CatalogueLanguage, string>;
}

/** The sentences of a catalogue, as they arrive. */
export function sentencesOf(all: Words): Sentence[] {
  return Object.entries(all).map(([key, texts]) => ({ key, pattern: patternOf(texts.default), texts }));
}

/** `at least {{min}} characters` as a pattern that catches what stands at `min`. */
export function patternOf(text: string): RegExp {
  const source = text
    .split(/(\{\{\w+\}\})/)
    .map((part) => part.replace(/^\{\{(\w+)\}\}$/, '(?<$1>.+)'))
    .map((part) => (part.startsWith('(?<') ? part : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`);
}
