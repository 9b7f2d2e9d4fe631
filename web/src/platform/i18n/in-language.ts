import type { Language } from './language.ts';
import type { Words } from './words.ts';

export function inLanguage(all: Words, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(all).map(([key, texts]) => [key, texts[language]]));
}
