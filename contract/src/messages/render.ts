import type { CatalogueLanguage } from '../limits.ts';
import { everyMessage } from './every-message.ts';
import type { Problem } from './problem.ts';
import { textIn, type Words } from './words.ts';

const messages: Words = everyMessage;

/** Returns the text of a message with its values. */
export function render({ code, params }: Problem, language: CatalogueLanguage): string {
  const texts = messages[code];
  if (!texts) throw new Error(`There is no message ${code}.`);
  return textIn(texts, language).replace(/\{\{(\w+)\}\}/g, (_, name) => String(params[name]));
}
