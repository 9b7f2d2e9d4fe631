/** Reads answer keys of cells. */
import { MAX_WEIGHT_DECIMALS, type NumberKey, type ShortAnswerKey } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { readAnswerLetters } from '../answer-letters.ts';
import { readDecimal } from '../read-decimal.ts';
import { splitList } from './lists.ts';

const MAX_QUOTED = 100;
/** Characters of a share at the end of an answer. */
const MAX_SHARE = 40;
const RANGE = /\s*(?:…|\.{2,3}|\bs\/d\b|\bs\.d\.|\bsd\b|\bsampai\b|\bhingga\b|\bto\b|[–—])\s*/i;
const SHARE = /\s*\((\d{1,3}(?:[.,]\d{1,15})?) ?%\)$/;

export class KeyProblem extends Error {
  readonly problem: Problem;

  constructor(wrong: Problem) {
    super(wrong.code);
    this.problem = wrong;
  }
}

const wrongKey = (text: string) =>
  new KeyProblem(problem('key_unreadable', { key: text.slice(0, MAX_QUOTED) }));

/** Float noise of a division is removed. */
export const tidyNumber = (value: number): number => Number(value.toPrecision(15));

/** Returns a decimal string. A text such as `1.250` is 1250 to some and 1.25 to others. */
export function decimalOf(written: string): string {
  const text = written.trim().replace('−', '-');
  if (/^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(text))
    throw new KeyProblem(problem('number_of_sheet_ambiguous', { text }));
  const read = readDecimal(text);
  if (typeof read !== 'string') throw new KeyProblem(read);
  return read;
}

/** Reads `3.5`, `3.5 ± 0.1`, `1250 ± 1%` and `1 … 2`. */
export function readNumberKey(written: string): NumberKey {
  const text = written.slice(0, 200);
  const [value = '', tolerance] = text.split(/\s*(?:±|\+\/-|\+-)\s*/);
  if (tolerance?.trim().endsWith('%')) {
    return { value: decimalOf(value), tolerance_percent: decimalOf(tolerance.trim().slice(0, -1)) };
  }
  if (tolerance !== undefined) return { value: decimalOf(value), tolerance: decimalOf(tolerance) };
  const [min = '', max] = text.split(RANGE);
  return max === undefined ? { value: decimalOf(text) } : { min: decimalOf(min), max: decimalOf(max) };
}

/** Reads accepted answers, such as `mitosis; pembelahan sel (50%)`. */
export const readAnswers = (text: string): ShortAnswerKey =>
  splitList(text).map((entry) => {
    const [found, percent] = SHARE.exec(entry.slice(-MAX_SHARE)) ?? [];
    const share = percent === undefined ? 1 : tidyNumber(Number(percent.replace(',', '.')) / 100);
    return { answer: found === undefined ? entry : entry.slice(0, -found.length).trim(), share };
  });

const same = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').trim().toLowerCase() === other.replace(/\s+/g, ' ').trim().toLowerCase();

/** Returns the number of the option that a text names by its letter, its number or its words. */
export function readOption(text: string, options: string[]): string {
  const at = options.findIndex((option) => option !== '' && same(option, text));
  const isNumber = /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= options.length;
  if (isNumber && at >= 0 && at !== Number(text) - 1) {
    throw new KeyProblem(problem('key_ambiguous', { key: text }));
  }
  if (isNumber) return text;
  const [only, more] = readAnswerLetters(text, options) ?? [];
  if (only === undefined || more !== undefined) throw wrongKey(text);
  return only;
}

/** Reads the right options of a choice, such as `C`, `A, C`, `a;c`, `ACD`, `3` or the words of an option. */
export function readOptionKey(text: string, options: string[]): string[] {
  const whole = options.findIndex((option) => option !== '' && same(option, text));
  const isLetters = /^[A-Za-z]{2,}$/.test(text) && isSet(text.toUpperCase(), options.length);
  const parts = isLetters ? [...text] : splitKey(text);
  if (whole >= 0 && !/^[A-Za-z\d]$/.test(text)) {
    const isList = parts.length > 1 && parts.every((part) => /^[A-Za-z\d]$/.test(part));
    if (!isList) return [String(whole + 1)];
    if (!text.includes(';')) throw new KeyProblem(problem('key_ambiguous', { key: text }));
  }
  const numbers = parts.map((part) => readOption(part, options));
  return [...new Set(numbers)].sort((a, b) => Number(a) - Number(b));
}

/** Letters of options, each once, as in `ACD`. */
const isSet = (letters: string, count: number) =>
  new Set(letters).size === letters.length && [...letters].every((one) => one.charCodeAt(0) - 64 <= count);

/** Splits `A, C`, `a;c`, `A dan C` and `A-C`; words only at semicolons and line breaks. */
function splitKey(text: string): string[] {
  const letters = text.split(/\s*(?:[,;&/+\n-]|\bdan\b|\band\b)\s*|\s+/i).filter((part) => part !== '');
  return letters.every((part) => /^(?:[A-Za-z]|\d{1,2})[.)]?$/.test(part))
    ? letters.map((part) => part.replace(/[.)]$/, ''))
    : splitList(text);
}

const PAIR = /^(\d{1,2})\s*(?:[=:→.)-]|->|=>)?\s*(.+)$/s;

/** Reads the option of each row: `1=A; 2=B`, `1A, 2B`, or the options in the order of the rows. */
export function readRowKey(text: string, rows: number, options: string[]): Record<string, string> {
  const listed = splitList(text).length > 1 ? splitList(text) : splitList(text, ';|,');
  const parts = listed.length > 1 || rows === 1 ? listed : text.split(/[\s-]+/).filter((part) => part !== '');
  const pairs = parts.map((part) => PAIR.exec(part));
  if (pairs.every((pair) => pair !== null)) {
    const key = Object.fromEntries(
      pairs.map(([, row = '', option = '']) => [row, readOption(option.trim(), options)]),
    );
    const isKnown = Object.keys(key).every((row) => Number(row) >= 1 && Number(row) <= rows);
    if (!isKnown || Object.keys(key).length !== parts.length) throw wrongKey(text);
    return key;
  }
  if (parts.length !== rows) throw wrongKey(text);
  return Object.fromEntries(parts.map((part, at) => [String(at + 1), readOption(part, options)]));
}

/** Reads points by option: `A=5; B=2.5`, or the points in the order of the options. */
export function readOptionPoints(text: string, options: string[]): Record<string, number> {
  const pointsOf = (written: string) => {
    const points = Number(decimalOf(written));
    return Number(points.toFixed(MAX_WEIGHT_DECIMALS)) === points ? points : Number(written);
  };
  return Object.fromEntries(
    splitList(text).map((part, at) => {
      const [, letter, points = part] = /^([A-Za-z])\s*[=:]\s*(.+)$/.exec(part) ?? [];
      return [letter ? readOption(letter, options) : String(at + 1), pointsOf(points)];
    }),
  );
}

/** Reads the right order of options, such as `B; A; C` or `BAC`. */
export function readOrderKey(text: string, options: string[]): string[] {
  const letters = /^[A-Za-z]{2,}$/.test(text) ? [...text] : splitKey(text.replace(/\s*(?:→|->|>)\s*/g, ';'));
  const key = letters.map((part) => readOption(part, options));
  if (new Set(key).size !== key.length) throw wrongKey(text);
  return key;
}
