/**
 * Which new passwords are refused: too short ones, and those that somebody who guesses tries first. Only what becomes a
 * password is judged, never what somebody logs in with.
 */
import {
  MAX_PASSWORD_LENGTH,
  MIN_ADMIN_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type Role,
  whatsappDigits,
} from '@lulus/contract';
import type { Context } from '../context.ts';
import { validationFailed } from '../http/errors.ts';
import { COMMON_WORDS } from './common-words.ts';

export const passwordReasons = {
  tooShort: (min: number | string) => `Kata sandi minimal ${min} karakter`,
  common: 'This password is one of the first that anyone would guess. Please choose another one.',
  own: 'A password must not be made of your own name, email address or number, or of the school’s name.',
};

/** Whose password it is to be; what is not known is left out. */
export interface PasswordOwner {
  role: Role;
  first_name?: string | null | undefined;
  middle_name?: string | null | undefined;
  last_name?: string | null | undefined;
  email?: string | null | undefined;
  whatsapp?: string | null | undefined;
  school_name?: string | undefined;
}

export const minPasswordLength = (role: Role) =>
  role === 'admin' ? MIN_ADMIN_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH;

/** Why this may not be the password, in a sentence; undefined where it may. */
export function judgePassword(password: string, owner: PasswordOwner): string | undefined {
  const min = minPasswordLength(owner.role);
  if (password.length < min) return passwordReasons.tooShort(min);
  if (isCommon(password)) return passwordReasons.common;
  return isOwn(password, owner) ? passwordReasons.own : undefined;
}

const LOOKALIKES: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Digits and signs around a word that hardly make it harder to guess: up to a year with a sign. */
const AROUND = 5;
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
];
const ALL_RUNS = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);

/** Some signs are eighteen letters once they are taken apart. */
const LONGEST_JUDGED = 2 * MAX_PASSWORD_LENGTH;
/** Accents off, in lower case. */
const plain = (text: string) =>
  text.normalize('NFKD').slice(0, LONGEST_JUDGED).replace(/\p{M}/gu, '').toLowerCase();
const unmasked = (text: string) => text.replace(/[0134579@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '');

function isCommon(password: string): boolean {
  const text = plain(password).trim();
  if (isSimple(text) || isListed(text)) return true;
  const unit = repeatedUnit(text.replace(/[\s._-]/g, ''));
  return unit !== undefined && (unit.length <= 4 || isSimple(unit) || isListed(unit));
}

/** Few different characters, a run of the alphabet or the keyboard, or a date. */
function isSimple(text: string): boolean {
  return new Set(text).size <= 2 || isOfRuns(text) || isDate(text);
}

/** Such as `123456`, `qwerty123` or `abcd4321`. */
function isOfRuns(text: string): boolean {
  const runs = ALL_RUNS.map((run) => longestStart(text, run));
  const longest = Math.max(0, ...runs);
  if (longest === text.length) return text.length >= 3;
  return longest >= 3 && isOfRuns(text.slice(longest));
}

/** How many characters at the text's beginning stand in the run as they are. */
function longestStart(text: string, run: string): number {
  let length = 0;
  while (length < text.length && run.includes(text.slice(0, length + 1))) length += 1;
  return length;
}

/** A day in digits, in whatever order: birthdays are few. */
function isDate(text: string): boolean {
  const digits = text.replace(/[\s./-]/g, '');
  if (!/^(\d{6}|\d{8})$/.test(digits)) return false;
  const at = (start: number, length: number) => Number(digits.slice(start, start + length));
  const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12;
  const isYear = (year: number) => year >= 1940 && year <= 2039;
  if (digits.length === 6)
    return isDay(at(0, 2), at(2, 2)) || isDay(at(4, 2), at(2, 2)) || isDay(at(2, 2), at(0, 2));
  if (isYear(at(4, 4))) return isDay(at(0, 2), at(2, 2)) || isDay(at(2, 2), at(0, 2));
  return isYear(at(0, 4)) && isDay(at(6, 2), at(4, 2));
}

/** A common word, also in disguise, with a few digits and signs around it, or with some that are no better. */
function isListed(text: string): boolean {
  const [before, core, after] = aroundLetters(text);
  const readings = [
    [core, before + after],
    [unmasked(core), before + after],
    [unmasked(before + core), after],
    [unmasked(core + after), before],
    [unmasked(text), ''],
  ] as const;
  return readings.some(
    ([word, around]) => COMMON_WORDS.has(lettersOf(word)) && (around.length <= AROUND || isSimple(around)),
  );
}

/** What stands before the first letter, from there to the last one, and behind it. */
function aroundLetters(text: string): [string, string, string] {
  const letters = [...text.matchAll(/\p{L}/gu)];
  const [first, last] = [letters[0], letters.at(-1)];
  if (!first || !last) return [text, '', ''];
  const end = last.index + last[0].length;
  return [text.slice(0, first.index), text.slice(first.index, end), text.slice(end)];
}

/**
 * The shortest unit of which the text is made, twice at least, the last time perhaps in part. By the prefix function of Knuth,
 * Morris and Pratt (1977): whoever types it decides how long the text is.
 */
function repeatedUnit(text: string): string | undefined {
  /** For each place the length of the longest beginning that also ends there. */
  const borders: number[] = [];
  let border = 0;
  for (let at = 0; at < text.length; at++) {
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1] ?? 0;
    if (at > 0 && text[at] === text[border]) border += 1;
    borders.push(border);
  }
  const length = text.length - border;
  return text !== '' && length <= text.length / 2 ? text.slice(0, length) : undefined;
}

/** Nothing but the owner's own words, common words and what stands around words. */
function isOwn(password: string, owner: PasswordOwner): boolean {
  const text = plain(password);
  const number = owner.whatsapp ? whatsappDigits(owner.whatsapp) : '';
  const digits = text.replace(/\D/g, '');
  if (
    digits.length >= 6 &&
    digits.length >= text.length - 3 &&
    number.endsWith(digits.replace(/^(0|62)/, ''))
  )
    return true;
  return [text, unmasked(text)].some((read) => {
    const rest = withoutWords(read, ownWords(owner));
    if (rest === read) return false;
    const letters = lettersOf(rest);
    const signs = rest.length - letters.length;
    return (
      (letters.length < 3 || COMMON_WORDS.has(letters)) &&
      (signs <= AROUND || isDate(rest.replace(/\D/g, '')))
    );
  });
}

function ownWords(owner: PasswordOwner): string[] {
  const [mailbox = ''] = (owner.email ?? '').split('@');
  const texts = [owner.first_name, owner.middle_name, owner.last_name, mailbox, owner.school_name];
  const words = texts.flatMap((text) => plain(text ?? '').split(/[^\p{L}]+/u));
  // The longest first, so that no part of a name is left of it.
  return words.filter((word) => word.length >= 3).sort((one, other) => other.length - one.length);
}

function withoutWords(text: string, words: string[]): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), text);
}

/** Throws 422 under the field's name where this may not become the owner's password. */
export async function refusePassword(
  { settings }: Pick<Context, 'settings'>,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const { school_name } = await settings();
  const reason = judgePassword(password, { ...owner, school_name });
  if (reason) throw validationFailed({ password: [reason] });
}
