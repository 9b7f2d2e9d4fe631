/** Writes answer keys as `read-keys.ts` reads them. */
import type { BankItem, Gap, GapAnswer, NumberKey, ShortAnswerKey, TextRules } from '@lulus/contract';
import type { Language } from './columns.ts';
import { escapeEntry, joinList } from './lists.ts';
import { GAP_WORD } from './read-gap.ts';
import { readAnswers, tidyNumber } from './read-keys.ts';
import { gapTypeWords, textRuleWords, writeWord, yesNoWords } from './words.ts';

const letterAt = (at: number) => String.fromCharCode(65 + at);

/** Returns the letter of an option by its number. */
export const letterOf = (options: string[], option: string): string => letterAt(options.indexOf(option));

/** A number whose sign is surely the decimal one. */
export const decimalText = (decimal: string): string =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(decimal) ? `${decimal}0` : decimal;

export function numberText(key: NumberKey): string {
  if ('min' in key) return `${decimalText(key.min)} … ${decimalText(key.max)}`;
  if ('tolerance_percent' in key) return `${decimalText(key.value)} ± ${decimalText(key.tolerance_percent)}%`;
  return key.tolerance === undefined
    ? decimalText(key.value)
    : `${decimalText(key.value)} ± ${decimalText(key.tolerance)}`;
}

export function answersText(key: ShortAnswerKey): string {
  const entries = key.map(({ answer, share }) => {
    const [read] = readAnswers(escapeEntry(answer));
    // An answer may itself end as a share does.
    const isPlain = share === 1 && read?.answer === answer;
    return `${escapeEntry(answer)}${isPlain ? '' : ` (${tidyNumber(share * 100)}%)`}`;
  });
  return entries.join('; ');
}

export const optionsText = (key: string[], options: string[]): string =>
  key.map((option) => letterOf(options, option)).join('; ');

export const pairsText = (key: Record<string, string>, rows: string[], options: string[]): string =>
  Object.entries(key)
    .map(([row, option]) => `${rows.indexOf(row) + 1}=${letterOf(options, option)}`)
    .join('; ');

export const pointsText = (points: Record<string, number>, options: string[]): string =>
  Object.entries(points)
    .map(([option, value]) => `${letterOf(options, option)}=${decimalText(String(value))}`)
    .join('; ');

/** An option of a list, with a star if it is right. */
const listEntry = (text: string, isRight: boolean) =>
  isRight ? `*${text}` : text.replace(/^(?=\\*\*)/, '\\');

export function gapText({ type, options = {} }: Gap, key: GapAnswer | undefined, language: Language): string {
  const word = `${writeWord(gapTypeWords, type, language)}: `;
  if (type === 'number') return `${word}${key ? numberText(key as NumberKey) : ''}`.trim();
  if (type === 'list') {
    const right = (key ?? []) as string[];
    const entries = Object.entries(options).map(([option, text]) => listEntry(text, right.includes(option)));
    return `${word}${joinList(entries)}`.trim();
  }
  const answers = answersText((key ?? []) as ShortAnswerKey);
  return answers !== '' && !GAP_WORD.test(answers) ? answers : `${word}${answers}`.trim();
}

export function textRulesText(rules: TextRules, language: Language): string {
  const names = Object.keys(textRuleWords) as (keyof typeof textRuleWords)[];
  return names
    .filter((name) => rules[name] !== undefined)
    .map((name) => {
      const answer = writeWord(yesNoWords, rules[name] ? 'yes' : 'no', language);
      return `${writeWord(textRuleWords, name, language)}=${answer}`;
    })
    .join('; ');
}

export const rubricText = (rubric: BankItem['rubric']): string =>
  rubric
    .map(({ criterion, levels }) =>
      [
        escapeEntry(criterion, '|'),
        ...levels.map(({ points, description }) =>
          description === '' ? String(points) : `${points} = ${escapeEntry(description, '|')}`,
        ),
      ].join(' | '),
    )
    .join('\n');
