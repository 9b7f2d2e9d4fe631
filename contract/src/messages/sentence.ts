import type { CatalogueLanguage } from '../settings.ts';
import type { Words } from './words.ts';

/** Longer texts are none of our sentences, and are not matched: a pattern with several gaps takes cubic time. */
export const LONGEST_SENTENCE = 500;

/** A sentence with a pattern that captures the values of its `{{…}}`. */
export interface Sentence {
  key: string;
  pattern: RegExp;
  texts: Record<CatalogueLanguage, string>;
}

/** Returns the sentences of a catalogue. The patterns match their `default`, which is what the server sends. */
export function sentencesOf(all: Words): Sentence[] {
  return Object.entries(all).map(([key, texts]) => ({ key, pattern: patternOf(texts.default), texts }));
}

/** Converts a text such as `at least {{min}} characters` to a pattern that captures `min`. */
export function patternOf(text: string): RegExp {
  const source = text
    .split(/(\{\{\w+\}\})/)
    .map((part) => part.replace(/^\{\{(\w+)\}\}$/, '(?<$1>.+)'))
    .map((part) => (part.startsWith('(?<') ? part : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`);
}
