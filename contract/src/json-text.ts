import { z } from 'zod';
import { fieldMessage } from './messages/problem.ts';

/** Maximum nesting of lists and maps. Nothing in the contract has more. */
const MAX_DEPTH = 20;
/** Texts of up to this many characters are cheap to parse, even if they are nested deeply. */
const SHORT_LENGTH = 4096;
const QUOTE = 34;
const BACKSLASH = 92;
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/**
 * Returns whether a JSON text has more levels than any valid one. Parsing a hundred thousand nested lists would take as
 * long as a hundred requests.
 */
export function isTooDeep(text: string): boolean {
  if (text.length <= SHORT_LENGTH) return false;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isText = !isText;
    else if (isText) at += code === BACKSLASH ? 1 : 0;
    else if (isOpening(code)) depth += 1;
    else if (isClosing(code)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** JSON text inside JSON, which the specification has in places. The text must parse to `schema`. */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .transform((text, context) => {
      try {
        if (!isTooDeep(text)) return JSON.parse(text) as unknown;
      } catch {
        // Rejected below.
      }
      context.addIssue({ code: 'custom', message: fieldMessage('not_json') });
      return z.NEVER;
    })
    .pipe(schema);
}
