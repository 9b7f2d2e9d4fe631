import type { CellRow } from './cell.ts';
import { tidy } from './cell-text.ts';
import { unusable } from './sheet-refusal.ts';
import type { Sheet } from './sheet-rows.ts';
import { fieldOfHeading, type StudentField } from './student-columns.ts';

/** Rows searched for the heading. A title or the school's address may be above it. */
const SEARCHED_ROWS = 20;
/** Characters of a heading that messages quote, since headings may be very long. */
const QUOTED_LENGTH = 60;
/** Known headings that a heading row must have. One may be in a row by chance. */
const MIN_HEADINGS = 2;

export interface Heading {
  row: number;
  /** Column index and heading by field. */
  columns: Map<StudentField, { index: number; heading: string }>;
  /** Headings of unread columns: unknown ones, and a second one for the same field. */
  others: string[];
}

export interface StudentSheet {
  name: string;
  heading: Heading;
  /** Rows below the heading. */
  rows: CellRow[];
}

const quoted = (heading: string) => tidy(heading).slice(0, QUOTED_LENGTH);

function toHeading({ row, cells }: CellRow): Heading {
  const heading: Heading = { row, columns: new Map(), others: [] };
  cells.forEach((cell, index) => {
    if (typeof cell !== 'string') return;
    const field = fieldOfHeading(cell);
    if (!field || heading.columns.has(field)) heading.others.push(quoted(cell));
    else heading.columns.set(field, { index, heading: quoted(cell) });
  });
  return heading;
}

/** Returns the code for the first missing required column, or undefined if there is none. */
function missingColumn({ columns }: Heading): 'no_name_column' | 'no_login_column' | undefined {
  if (!columns.has('full_name') && !columns.has('first_name')) return 'no_name_column';
  if (!columns.has('email') && !columns.has('whatsapp')) return 'no_login_column';
  return undefined;
}

/** Returns the row with most headings, preferring rows with all required ones. A letterhead may have one or two. */
function findHeading(rows: CellRow[]): Heading | undefined {
  const likely = rows
    .slice(0, SEARCHED_ROWS)
    .map(toHeading)
    .filter(({ columns }) => columns.size >= MIN_HEADINGS)
    .toSorted((one, other) => other.columns.size - one.columns.size);
  return likely.find((heading) => !missingColumn(heading)) ?? likely[0];
}

function toStudentSheet({ name, rows }: Sheet): StudentSheet | undefined {
  const heading = findHeading(rows);
  return heading && { name, heading, rows: rows.filter(({ row }) => row > heading.row) };
}

/**
 * Returns the first sheet with all required headings, and the names of the other sheets that are not empty. If there is
 * none, throws with the missing heading.
 */
export function findStudentSheet(sheets: Sheet[]): { sheet: StudentSheet; others: string[] } {
  const candidates = sheets.map(toStudentSheet).filter((sheet) => sheet !== undefined);
  const sheet = candidates.find(({ heading }) => !missingColumn(heading));
  if (!sheet) {
    const [nearest] = candidates;
    const missing = nearest && missingColumn(nearest.heading);
    throw missing ? unusable(missing, { sheet: nearest.name }) : unusable('no_heading');
  }
  const others = sheets.filter(({ name, rows }) => name !== sheet.name && rows.length > 0);
  return { sheet, others: others.map(({ name }) => name) };
}
