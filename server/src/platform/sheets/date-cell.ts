import { fieldMessage } from '@lulus/contract/messages';
import { z } from 'zod';
import type { Cell } from './cell.ts';
import { tidy } from './cell-text.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * Day 0 of Excel's calendar, which is right from 1 March 1900 on. Before that, it has a 29 February that did not exist.
 */
const EXCEL_DAY_0 = Date.UTC(1899, 11, 30);
const FIRST_DAY = 61;
/** Largest two-digit year that belongs to this century. */
const LAST_SHORT_YEAR = 30;
const YEARS = { min: 1900, max: 2100 };

/** The first three letters of the months, Indonesian and English. */
const MONTHS = [
  ['jan'],
  ['feb', 'peb'],
  ['mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['agu', 'ags', 'aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov', 'nop'],
  ['des', 'dec'],
];

function monthNumber(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  return MONTHS.findIndex((names) => names.includes(written.slice(0, 3).toLowerCase())) + 1;
}

function fullYear(written: string): number {
  if (written.length !== 2) return Number(written);
  return Number(written) + (Number(written) <= LAST_SHORT_YEAR ? 2000 : 1900);
}

/** Returns ISO 8601, or undefined if the day does not exist or the year is unlikely. */
function isoOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const likely = year >= YEARS.min && year <= YEARS.max;
  return exists && likely ? date.toISOString().slice(0, 10) : undefined;
}

function fromText(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T].*)?$/.exec(text) ?? [];
  if (year && month && day) return isoOf(Number(year), Number(month), Number(day));
  const [, d, m, y] = /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,})[-/. ]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  return d && m && y ? isoOf(fullYear(y), monthNumber(m), Number(d)) : undefined;
}

function fromSerial(serial: number): string | undefined {
  if (!(serial >= FIRST_DAY && serial < 100_000)) return undefined;
  const date = new Date(EXCEL_DAY_0 + Math.floor(serial) * DAY_MS);
  return isoOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** Reads Excel's date, its bare number, or day/month/year as text. Returns ISO 8601, or '' for a blank cell. */
export function readDate(cell: Cell): string | undefined {
  if (cell === null) return '';
  if (typeof cell === 'number') return fromSerial(cell);
  if (typeof cell === 'object') return 'date' in cell ? fromText(cell.date) : undefined;
  const text = tidy(String(cell));
  return text === '' ? '' : fromText(text);
}

export const dateCell = z.custom<Cell>().transform((cell, ctx) => {
  const date = readDate(cell);
  if (date === undefined) {
    ctx.addIssue(fieldMessage('sheet_date'));
    return z.NEVER;
  }
  return date;
});

/** Longest text in which a place and a date are searched. */
const LONGEST_PLACE_AND_DATE = 600;

/** Separates the place from the date at the first digit: "Bandung, 17 Agustus 2009", "Bandung / 17-08-2009". */
export function splitPlaceAndDate(text: string): { place: string | null; date: string | null } {
  const digit = text.search(/\d/);
  const place = (digit < 0 ? text : text.slice(0, digit)).replace(/[\s,/:-]+$/, '');
  return { place: place || null, date: digit < 0 ? null : text.slice(digit) };
}

/** Reads a place and a date in one cell. Returns them as "Bandung, 2009-08-17"; either may be missing. */
export const placeAndDateCell = z.custom<Cell>().transform((cell, ctx) => {
  const text = typeof cell === 'string' ? tidy(cell).slice(0, LONGEST_PLACE_AND_DATE) : null;
  const { place, date } = text === null ? { place: null, date: cell } : splitPlaceAndDate(text);
  const iso = readDate(date);
  if (iso === undefined) {
    ctx.addIssue(fieldMessage('sheet_place_and_date'));
    return z.NEVER;
  }
  return [place, iso].filter((part) => part).join(', ');
});
