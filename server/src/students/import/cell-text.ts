/** Readers of cells: from what Excel made of it back to what a person meant. Each is a zod schema, so it can refuse. */
import { MAX_EXTRA_TIME_PERCENT, whatsappDigits } from '@lulus/contract';
import { z } from 'zod';
import type { Cell } from './cell.ts';
import { cellReasons } from './import-reasons.ts';

const INVISIBLE = /[\u00ad\u200b-\u200d\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Trimmed, inner spaces collapsed, and accents as one character each, so that equal texts are equal. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Makes a reader from a function that returns the text, or the problem. */
function reader(read: (cell: Cell) => string | { problem: string }) {
  return z.custom<Cell>().transform((cell, ctx) => {
    if (typeof cell === 'object' && cell !== null && 'error' in cell) {
      ctx.addIssue(cellReasons.error(cell.error));
      return z.NEVER;
    }
    const result = read(cell);
    if (typeof result === 'string') return result;
    ctx.addIssue(result.problem);
    return z.NEVER;
  });
}

function written(cell: Cell): string | { problem: string } {
  if (typeof cell !== 'object' || cell === null) return tidy(String(cell ?? ''));
  const shown = 'shown' in cell ? cell.shown : '';
  return { problem: cellReasons.becameADate(shown) };
}

export const textCell = reader(written);

const SCIENTIFIC = /^\d([.,]\d+)?e\+?\d+$/i;
/** Excel shows six digits of a long number; what shows ten or more was written in full. */
const DIGITS_OF_A_WHOLE_NUMBER = 10;
/** No phone number ends in six zeros: their place was taken by digits that are lost. */
const LOST_DIGITS = /0{6}$/;

const lost = (shown: string) => ({ problem: cellReasons.numberCut(shown) });

/** The digits of a number that Excel may have made 6.28E+12 of; any other text as it is written. */
function numberAsWritten(cell: Cell): string | { problem: string } {
  const text = written(cell);
  if (typeof text !== 'string') return text;
  const scientific = SCIENTIFIC.test(text);
  if (scientific && text.replace(/e.*$/i, '').replace(/\D/g, '').length < DIGITS_OF_A_WHOLE_NUMBER) {
    return lost(text);
  }
  const digits = scientific ? String(Number(text.replace(',', '.'))) : text;
  return (scientific || typeof cell === 'number') && LOST_DIGITS.test(digits) ? lost(digits) : digits;
}

/** In Excel a number loses its leading 0: `812…` is what is left of an Indonesian mobile number. */
const WITHOUT_TRUNK_ZERO = /^8\d{8,11}$/;

/** One way of writing for one number: `0812…` in Indonesia, `+65…` elsewhere. What is no number stays as it is. */
function oneWayOfWriting(text: string): string {
  if (!/\d/.test(text) || !/^[\d\s+().-]+$/.test(text)) return text;
  const bare = text.replace(/[\s().-]/g, '');
  const digits = whatsappDigits(WITHOUT_TRUNK_ZERO.test(bare) ? `0${bare}` : bare);
  return digits.startsWith('62') ? `0${digits.slice(2)}` : `+${digits}`;
}

export const phoneCell = reader((cell) => {
  const text = numberAsWritten(cell);
  return typeof text === 'string' ? oneWayOfWriting(text) : text;
});

const GENDERS: Record<string, string[]> = {
  male: ['l', 'lk', 'laki', 'lakilaki', 'laki2', 'pria', 'm', 'male', 'man', 'boy'],
  female: ['p', 'pr', 'perempuan', 'wanita', 'f', 'female', 'woman', 'girl'],
};

export const genderCell = reader((cell) => {
  const text = written(cell);
  if (typeof text !== 'string' || text === '') return text;
  const letters = text.toLowerCase().replace(/[^a-z2]/g, '');
  const gender = Object.keys(GENDERS).find((name) => GENDERS[name]?.includes(letters));
  return gender ?? { problem: cellReasons.gender };
});

/**
 * `25`, `25%`; and as a number what Excel keeps of a cell that is formatted as a percentage: 0.25, or 1 for all of it.
 */
export const percentCell = reader((cell) => {
  if (typeof cell === 'number' && cell > 0 && cell <= MAX_EXTRA_TIME_PERCENT / 100) {
    return String(Math.round(cell * 100));
  }
  const text = written(cell);
  return typeof text === 'string' ? text.replace(/\s*%$/, '') : text;
});

const YES = ['ya', 'y', 'iya', 'yes', 'true', '1', 'x', 'v', '✓'];
const NO = ['tidak', 'tdk', 't', 'no', 'n', 'false', '0', '-'];

export const yesNoCell = reader((cell) => {
  const text = written(cell);
  if (typeof text !== 'string' || text === '') return text;
  if (YES.includes(text.toLowerCase())) return 'true';
  return NO.includes(text.toLowerCase()) ? 'false' : { problem: cellReasons.yesOrNo };
});
