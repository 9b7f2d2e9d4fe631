import { detectAiken } from '../aiken/detect.ts';
import { tryDecodeText } from '../decode-text.ts';
import type { SourceFile } from '../imported.ts';
import { hasMarkedLines } from '../text/marked-lines.ts';

/** Braces with answers, or the empty ones of an essay. A comment may stand before the answers. */
const ANSWERS = /(?<!\\)\{\s*(?:\/\/[^\n]{0,200}\n\s*)*(?:[=~#]|(?:T|F|TRUE|FALSE)\s*(?:[#}]|\/\/)|\})/;
/** A category, a title or a format before a text. */
const HEAD = /^[^\S\n]*(?:\$CATEGORY:|::[^\n]+::|\[(?:moodle|html|plain|markdown)\])/m;
/** HTML, XML, JSON and LaTeX. */
const OTHER = /^\s*(?:[<%\\]|\{(?!\s*[=~#TF]))/;

/** A line that Aiken has for each question, and whose text may have braces. */
const AIKEN_ANSWER = /^ANSWER:[^\S\n]*[A-Z][^\S\n]*$/m;

/** Returns whether a file looks like GIFT. */
export function detectGift(file: SourceFile): boolean {
  const lines = tryDecodeText(file);
  if (!lines || hasMarkedLines(lines)) return false;
  const text = lines.join('\n');
  if (OTHER.test(text) || !(ANSWERS.test(text) || HEAD.test(text))) return false;
  return !(AIKEN_ANSWER.test(text) && detectAiken(file));
}
