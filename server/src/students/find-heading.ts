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
/** One word alone may be in the sheet by chance. */
const ENOUGH_HEADINGS = 2;

export interface Heading {
  row: number;
  /** Which cell of a row holds the field, and how the sheet calls it. */
  columns: Map<StudentField, { index: number; heading: string }>;
}

export interface StudentSheet {
  name: string;
  heading: Heading;
  /** Below the heading. */
  rows: CellRow[];
}

/** A heading as it stands before what is wrong in its column: by its beginning, without a colon, which comes behind it. */
function told(heading: string): string {
  return tidy(heading.replaceAll(':', ' ')).slice(0, LONGEST_HEADING);
}

function columnsOf({ cells }: CellRow): Heading['columns'] {
  const columns: Heading['columns'] = new Map();
  cells.forEach((cell, index) => {
    const field = typeof cell === 'string' ? fieldOfHeading(cell) : undefined;
    if (field && !columns.has(field)) columns.set(field, { index, heading: told(String(cell)) });
  });
  return columns;
}

function toStudentSheet({ name, rows }: Sheet): StudentSheet | undefined {
  let best: Heading | undefined;
  for (const row of rows.slice(0, LOOK_AT_ROWS)) {
    const columns = columnsOf(row);
    if (columns.size > (best?.columns.size ?? ENOUGH_HEADINGS - 1)) best = { row: row.row, columns };
  }
  const heading = best;
  return heading && { name, heading, rows: rows.filter(({ row }) => row > heading.row) };
}

/** The first thing that a sheet must have and this one has not. */
function whatIsMissing({ name, heading: { columns } }: StudentSheet): string | undefined {
  if (!columns.has('full_name') && !columns.has('first_name')) return fileReasons.noNameColumn(name);
  if (!columns.has('email') && !columns.has('whatsapp')) return fileReasons.noLoginColumn(name);
  return undefined;
}

/**
 * The first sheet with all that is needed in its heading, and the names of the others that look like students too.
 * Refuses with the missing headings.
 */
export function findStudentSheet(sheets: Sheet[]): { sheet: StudentSheet; others: string[] } {
  const candidates = sheets.map(toStudentSheet).filter((sheet) => sheet !== undefined);
  const complete = candidates.filter((sheet) => whatIsMissing(sheet) === undefined);
  const [sheet, ...others] = complete;
  if (sheet) return { sheet, others: others.map(({ name }) => name) };
  const [nearest] = candidates;
  throw unusable((nearest && whatIsMissing(nearest)) ?? fileReasons.noHeading);
}
