import { csvCell } from '@lulus/contract';
import { fullName } from '../../platform/session/person.ts';
import { momentText } from '../../platform/time/moment-text.ts';
import { type AttemptRow, isRunning } from '../attempt-row.ts';
import { orderResults } from './order-results.ts';

/** The headings of the columns, and the text for the score of a running attempt. */
export interface ResultsWords {
  headings: [
    student: string,
    login: string,
    class_: string,
    attempt: string,
    started: string,
    end: string,
    score: string,
    outOf: string,
  ];
  stillRunning: string;
  beingMarked: string;
}

/** Excel reads a file with this mark as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Returns all attempts as a CSV file, sorted by class and name. Numbers and separators are those of
 * spreadsheets in the language `locale`.
 */
export function resultsFile(rows: readonly AttemptRow[], words: ResultsWords, locale: string): Blob {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  const separator = number.format(0.5).includes(',') ? ';' : ',';
  const cell = (value: string | number | null) =>
    typeof value === 'number' ? number.format(value) : csvCell(value ?? '');
  const lines = orderResults(rows).map((row) => [
    fullName(row.user),
    row.user.login,
    row.user.class,
    row.number,
    momentText(row.started_at, locale),
    row.submitted_at && momentText(row.submitted_at, locale),
    isRunning(row) ? words.stillRunning : row.unmarked > 0 ? words.beingMarked : row.result_score,
    row.result_max,
  ]);
  const text = [words.headings, ...lines].map((line) => line.map(cell).join(separator)).join('\r\n');
  return new Blob([BYTE_ORDER_MARK, text, '\r\n'], { type: 'text/csv' });
}
