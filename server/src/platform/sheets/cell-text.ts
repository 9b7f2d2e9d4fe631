/** Readers of cells, which undo what Excel made of a person's input. Each is a zod schema, so it can reject a cell. */
import { MAX_EXTRA_TIME_PERCENT, nameOrNone, whatsappDigits } from '@lulus/contract';
import { fieldMessage } from '@lulus/contract/messages';
import { z } from 'zod';
import type { Cell } from './cell.ts';

const INVISIBLE = /[\u00ad\u200b-\u200d\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Trims, collapses spaces, and composes accents, so that equal texts compare as equal. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Characters of a cell that messages quote, since numbers and date formats may be very long. */
const QUOTED_LENGTH = 40;
const quoted = (shown: string) => shown.slice(0, QUOTED_LENGTH);

/** Makes a reader from a function that returns the text, or the problem. */
function reader(read: (cell: Cell) => string | { problem: string }) {
  return z.custom<Cell>().transform((cell, ctx) => {
    if (typeof cell === 'object' && cell !== null && 'error' in cell) {
      ctx.addIssue(fieldMessage('cell_error', { shown: cell.error }));
      return z.NEVER;
    }
    const result = read(cell);
    if (typeof result === 'string') return result;
    ctx.addIssue(result.problem);
    return z.NEVER;
  });
}

function cellText(cell: Cell): string | { problem: string } {
  if (typeof cell !== 'object' || cell === null) return tidy(String(cell ?? ''));
  const shown = 'shown' in cell ? cell.shown : '';
  return { problem: fieldMessage('became_a_date', { shown: quoted(shown) }) };
}

export const textCell = reader(cellText);

const SCIENTIFIC = /^\d([.,]\d+)?e\+?\d+$/i;
/** Excel shows long numbers with six digits. A scientific number with ten or more digits is complete. */
const DIGITS_OF_A_WHOLE_NUMBER = 10;
/** Digits were cutNumber if a number ends in six zeros, as no phone number does. */
const LOST_DIGITS = /0{6}$/;

const cutNumber = (shown: string) => ({ problem: fieldMessage('number_cut', { shown: quoted(shown) }) });

/** Returns the digits of a number that Excel may show as 6.28E+12, and any other text unchanged. */
function numberText(cell: Cell): string | { problem: string } {
  const text = cellText(cell);
  if (typeof text !== 'string') return text;
  const scientific = SCIENTIFIC.test(text);
  if (scientific && text.replace(/e.*$/i, '').replace(/\D/g, '').length < DIGITS_OF_A_WHOLE_NUMBER) {
    return cutNumber(text);
  }
  const digits = scientific ? String(Number(text.replace(',', '.'))) : text;
  return (scientific || typeof cell === 'number') && LOST_DIGITS.test(digits) ? cutNumber(digits) : digits;
}

/** Excel stores fifteen digits of a number. */
const FIRST_CUT_NUMBER = 1e15;

/** Reads a number that is a name, such as a student's number. A dash, or 0 as a number, means that there is none. */
function nameNumber(cell: Cell): string | { problem: string } {
  const text = cellText(cell);
  if (typeof text !== 'string') return text;
  if (typeof cell === 'number' ? cell >= FIRST_CUT_NUMBER : SCIENTIFIC.test(text)) return cutNumber(text);
  return cell === 0 ? '' : (nameOrNone(text) ?? '');
}

export const numberCell = reader(nameNumber);

/** Reads a number of this many digits, and adds the leading zeros that Excel dropped from a number. Texts stay. */
export const paddedCell = (digits: number) =>
  reader((cell) => {
    const text = nameNumber(cell);
    return typeof cell === 'number' && text !== '' && typeof text === 'string'
      ? text.padStart(digits, '0')
      : text;
  });

/** Indonesian mobile number without its leading 0, which Excel drops. */
const WITHOUT_TRUNK_ZERO = /^8\d{8,11}$/;

/** Normalizes a phone number: `0812…` in Indonesia, `+65…` elsewhere. Returns any other text unchanged. */
function normalizePhone(text: string): string {
  if (!/\d/.test(text) || !/^[\d\s+().-]+$/.test(text)) return text;
  const bare = text.replace(/[\s().-]/g, '');
  const digits = whatsappDigits(WITHOUT_TRUNK_ZERO.test(bare) ? `0${bare}` : bare);
  return digits.startsWith('62') ? `0${digits.slice(2)}` : `+${digits}`;
}

export const phoneCell = reader((cell) => {
  const text = numberText(cell);
  return typeof text === 'string' ? normalizePhone(text) : text;
});

const GENDERS: Record<string, string[]> = {
  male: ['l', 'lk', 'laki', 'lakilaki', 'laki2', 'pria', 'm', 'male', 'man', 'boy'],
  female: ['p', 'pr', 'perempuan', 'wanita', 'f', 'female', 'woman', 'girl'],
};

export const genderCell = reader((cell) => {
  const text = cellText(cell);
  if (typeof text !== 'string' || text === '') return text;
  const letters = text.toLowerCase().replace(/[^a-z2]/g, '');
  const gender = Object.keys(GENDERS).find((name) => GENDERS[name]?.includes(letters));
  return gender ?? { problem: fieldMessage('gender_letter') };
});

/** Reads `25` and `25%`, and the fraction that Excel stores in a cell with percent format: 0.25, or 1 for 100%. */
export const percentCell = reader((cell) => {
  if (typeof cell === 'number' && cell > 0 && cell <= MAX_EXTRA_TIME_PERCENT / 100) {
    return String(Math.round(cell * 100));
  }
  const text = cellText(cell);
  return typeof text === 'string' ? text.replace(/\s*%$/, '') : text;
});

const YES = ['ya', 'y', 'iya', 'yes', 'true', '1', 'x', 'v', '✓'];
const NO = ['tidak', 'tdk', 't', 'no', 'n', 'false', '0', '-'];

export const yesNoCell = reader((cell) => {
  const text = cellText(cell);
  if (typeof text !== 'string' || text === '') return text;
  if (YES.includes(text.toLowerCase())) return 'true';
  return NO.includes(text.toLowerCase()) ? 'false' : { problem: fieldMessage('yes_or_no') };
});
