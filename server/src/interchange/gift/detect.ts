import { tryDecodeText } from '../decode-text.ts';
import type { SourceFile } from '../imported.ts';

/** Braces with answers, or the empty ones of an essay. */
const ANSWERS = /(?<!\\)\{\s*(?:[=~#]|(?:T|F|TRUE|FALSE)\s*[#}]|\})/;
/** HTML, XML, JSON and LaTeX. */
const OTHER = /^\s*[<{%\\]/;

/** Returns whether a file looks like GIFT. */
export function detectGift(file: SourceFile): boolean {
  const text = tryDecodeText(file)?.join('\n');
  return text !== undefined && !OTHER.test(text) && ANSWERS.test(text);
}
