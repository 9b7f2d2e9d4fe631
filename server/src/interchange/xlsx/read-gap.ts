import type { Gap, GapAnswer } from '@lulus/contract';
import { splitList } from './lists.ts';
import { readAnswers, readNumberKey } from './read-keys.ts';
import { gapTypeWords, readWord } from './words.ts';

/** The type of a gap, as in `number: 2`. */
export const GAP_WORD = /^([\p{L} ]{2,12}):\s*/u;

/** Reads the answers of a gap: accepted ones, `number: 2 ± 0.1` or `list: *right; wrong`. */
export function readGap(written: string): { gap: Gap; key: GapAnswer | undefined } {
  const [found, word = ''] = GAP_WORD.exec(written) ?? [];
  const type = found === undefined ? undefined : readWord(gapTypeWords, word);
  const text = type && found ? written.slice(found.length) : written;
  if (type === 'number') return { gap: { type }, key: text === '' ? undefined : readNumberKey(text) };
  if (type !== 'list') {
    const answers = readAnswers(text);
    return { gap: { type: 'text' }, key: answers.length > 0 ? answers : undefined };
  }
  const entries = splitList(text);
  const numbers = entries.flatMap((entry, at) => (entry.startsWith('*') ? [String(at + 1)] : []));
  const options = entries.map((entry, at) => [String(at + 1), entry.replace(/^\*|^\\(?=\\*\*)/, '').trim()]);
  return {
    gap: { type, options: Object.fromEntries(options) },
    key: numbers.length > 0 ? numbers : undefined,
  };
}
