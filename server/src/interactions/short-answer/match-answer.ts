import type { ShortAnswerKey, TextRules } from '@lulus/contract';
import { type FullTextRules, foldText } from './fold-text.ts';

/** Stands for `*` while an accepted answer is folded. No keyboard writes it. */
const ANY_RUN = '\uE000';

/** An accepted answer: the parts between its `*`, and its share of the points in ten-thousandths. */
export interface Pattern {
  parts: string[];
  share: number;
}

/** Accents matter unless the key is Arabic. */
export function fullRules(key: ShortAnswerKey, rules: TextRules | null): FullTextRules {
  const isArabic = key.some(({ answer }) => /\p{Script=Arabic}/u.test(answer));
  return {
    case: rules?.case ?? false,
    accents: rules?.accents ?? !isArabic,
    punctuation: rules?.punctuation ?? true,
  };
}

/** Compiles accepted answers. `\*` is a star, and a run of `*` any run of characters. */
export function compilePatterns(key: ShortAnswerKey, rules: FullTextRules): Pattern[] {
  return key.map(({ answer, share }) => {
    const marked = answer.replace(/\\\*|\*+/g, (star) => (star === '\\*' ? '*' : ANY_RUN));
    return { parts: foldText(marked, rules).split(ANY_RUN), share: Math.round(share * 10_000) };
  });
}

/** Whether the folded text matches. Each part is searched once from where the last one ended. */
export function matches(folded: string, parts: string[]): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return folded === first;
  if (!folded.startsWith(first)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = folded.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return folded.length - last.length >= from && folded.endsWith(last);
}
