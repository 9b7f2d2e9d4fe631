import type { CellRow } from './cell.ts';
import { tidy } from './cell-text.ts';
import { fileReasons } from './import-reasons.ts';
import { unusable } from './sheet-refusal.ts';
import type { Sheet } from './sheet-rows.ts';
import { fieldOfHeading, type StudentField } from './student-columns.ts';

/** Above the heading there may be a title, the school's address and the like. */
const LOOK_AT_ROWS = 20;
/** In brackets, and between its letters, a heading can have anything. */
const LONGEST_HEADING = 60;
/** A single heading may be in the sheet by chance. */
const ENOUGH_HEADINGS = 2;

export interface Heading {
  row: number;
  /** The cell of a row that has the field, and its heading in the sheet. */
  columns: Map<StudentField, { index: number; heading: string }>;
  /** The headings of the other columns: unknown ones, and a second one for the same field. */
  others: string[];
}

export interface StudentSheet {
  name: string;
  heading: Heading;
  /** Below the heading. */
  rows: CellRow[];
}

/** A heading as messages quote it: only its beginning, without a colon, since one follows. */
function told(heading: string): string {
  return tidy(heading.replaceAll(':', ' ')).slice(0, LONGEST_HEADING);
}

function toHeading({ row, cells }: CellRow): Heading {
  const heading: Heading = { row, columns: new Map(), others: [] };
  cells.forEach((cell, index) => {
    if (typeof cell !== 'string') return;
    const field = fieldOfHeading(cell);
    if (!field || heading.columns.has(field)) heading.others.push(told(cell));
    else heading.columns.set(field, { index, heading: told(cell) });
  });
  return heading;
}

/** The first thing that a heading must have and this one has not, as it is said of its sheet. */
function whatIsMissing({ columns }: Heading): ((sheet: string) => string) | undefined {
  if (!columns.has('full_name') && !columns.has('first_name')) return fileReasons.noNameColumn;
  if (!columns.has('email') && !columns.has('whatsapp')) return fileReasons.noLoginColumn;
  return undefined;
}

/** The row with most headings, preferably one with all required ones: a letterhead may have a word or two of them. */
function findHeading(rows: CellRow[]): Heading | undefined {
  const likely = rows
    .slice(0, LOOK_AT_ROWS)
    .map(toHeading)
    .filter(({ columns }) => columns.size >= ENOUGH_HEADINGS)
    .toSorted((one, other) => other.columns.size - one.columns.size);
  return likely.find((heading) => !whatIsMissing(heading)) ?? likely[0];
}

function toStudentSheet({ name, rows }: Sheet): StudentSheet | undefined {
  const heading = findHeading(rows);
  return heading && { name, heading, rows: rows.filter(({ row }) => row > heading.row) };
}

/**
 * The first sheet with all that is needed in its heading, and the names of the others that have anything in them.
 * Refuses with the missing headings.
 */
export function findStudentSheet(sheets: Sheet[]): { sheet: StudentSheet; others: string[] } {
  const candidates = sheets.map(toStudentSheet).filter((sheet) => sheet !== undefined);
  const sheet = candidates.find(({ heading }) => !whatIsMissing(heading));
  if (!sheet) {
    const [nearest] = candidates;
    throw unusable((nearest && whatIsMissing(nearest.heading)?.(nearest.name)) ?? fileReasons.noHeading);
  }
  const others = sheets.filter(({ name, rows }) => name !== sheet.name && rows.length > 0);
  return { sheet, others: others.map(({ name }) => name) };
}
