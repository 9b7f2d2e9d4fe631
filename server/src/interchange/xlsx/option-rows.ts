/**
 * Sheets in which each option has a row of its own: the letter under `Opsi`, the text under `Jawaban`, and a tick under
 * `Kunci`. The rows become one, as in a sheet with a column for each option.
 */
import { MAX_OPTIONS_PER_QUESTION } from '@lulus/contract';
import { type Field, groupField } from './columns.ts';
import type { QuestionRow } from './question-row.ts';
import { blankCell } from './read-sheet-cells.ts';
import { runOf } from './runs.ts';

const LETTERS = /^(?:opsi|pilihan|option|kode opsi)$/i;
const TICKS = /^(?:kunci|kunci jawaban|benar|key|correct)$/i;
const TICK = /^(?:v|x|1|ya|benar|true|yes|✓|✔|√)$/i;
/** The numbers of types in such sheets. */
const TYPES: Record<string, string> = {
  1: 'PG',
  2: 'PG kompleks',
  3: 'Menjodohkan',
  4: 'Isian singkat',
  5: 'Uraian',
};

/** Takes the text of a column that is not known. */
function take(row: QuestionRow, heading: RegExp): string {
  const at = row.others.findIndex(([name]) => heading.test(name.trim()));
  return at < 0 ? '' : (row.others.splice(at, 1)[0]?.[1].trim() ?? '');
}

const textCell = (text: string) => ({ ...blankCell(), text, runs: [runOf(text)] });

/** Moves the option of a row to the question. */
function addOption(question: QuestionRow, row: QuestionRow): void {
  const number = take(row, LETTERS).toUpperCase().charCodeAt(0) - 64;
  const isRight = TICK.test(take(row, TICKS));
  const content = row.cells.get('key');
  row.cells.delete('key');
  if (!content) return;
  question.cells.set(groupField('option', number), content);
  if (!isRight) return;
  const letter = String.fromCharCode(64 + number);
  const before = question.cells.get('key')?.text;
  question.cells.set('key', textCell(before ? `${before}; ${letter}` : letter));
}

const hasLetter = ({ others }: QuestionRow): boolean => {
  const letter =
    others
      .find(([name]) => LETTERS.test(name.trim()))?.[1]
      .trim()
      .toUpperCase() ?? '';
  return /^[A-Z]$/.test(letter) && letter.charCodeAt(0) - 64 <= MAX_OPTIONS_PER_QUESTION;
};

const begins = ({ cells }: QuestionRow): boolean =>
  (['question', 'number'] as Field[]).some((field) => (cells.get(field)?.text ?? '') !== '');

/** Returns the rows of a sheet with one row for each question. */
export function gatherOptionRows(rows: QuestionRow[]): QuestionRow[] {
  if (!rows.some((row) => hasLetter(row) && !begins(row))) return rows;
  const questions: QuestionRow[] = [];
  for (const row of rows) {
    const above = questions.at(-1);
    if (above && hasLetter(row) && !begins(row)) {
      addOption(above, row);
      above.others.push(...row.others);
      above.pictures.push(...row.pictures);
      continue;
    }
    questions.push(row);
    const type = TYPES[row.cells.get('type')?.text ?? ''];
    if (type) row.cells.set('type', textCell(type));
    if (hasLetter(row)) addOption(row, row);
  }
  return questions;
}
