import type { Cell, CellRow } from './cell.ts';
import { tidy } from './cell-text.ts';
import { fieldsByHeading, isLineNumber } from './columns.ts';
import type { SheetKind } from './sheet-kind.ts';
import { SheetRefusal } from './sheet-refusal.ts';
import type { Sheet } from './sheet-rows.ts';

/** Rows searched for the heading. A title or the school's address may be above it. */
const SEARCHED_ROWS = 20;
/** Rows of one heading, such as "Nomor" above "NIS" and "NISN". */
const MAX_HEADING_ROWS = 3;
/** Characters of a heading that messages quote, since headings may be very long. */
const QUOTED_LENGTH = 60;
/** Known headings that a heading row must have. One may be in a row by chance. */
const MIN_HEADINGS = 2;

export interface Heading<F extends string> {
  /** Number of its last row. */
  row: number;
  /** Column index and heading by field. */
  columns: Map<F, { index: number; heading: string }>;
  /** Headings of unread columns: unknown ones, and a second one for the same field. */
  others: string[];
  /** Indexes of columns with a heading. */
  titled: Set<number>;
}

/** The sheet that is read. */
export interface DataSheet<F extends string> {
  name: string;
  heading: Heading<F>;
  /** Rows below the heading that have a value in a read column. */
  rows: CellRow[];
}

type FieldOf<F> = (heading: string) => F | undefined;

const quoted = (heading: string) => tidy(heading).slice(0, QUOTED_LENGTH);

/** Returns the texts of each column in the heading's rows, from top to bottom. A merged cell counts once. */
function textsOf(rows: CellRow[]): string[][] {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const texts = Array.from({ length: width }, (): string[] => []);
  rows.forEach(({ cells }, at) => {
    let group: Cell = null;
    for (let index = 0; index < width; index++) {
      const cell = cells[index] ?? null;
      group = cell ?? group;
      // A heading also belongs to the blank cells on its right, if there are headings below them.
      const isAboveHeading = rows.slice(at + 1).some((row) => typeof row.cells[index] === 'string');
      const text = isAboveHeading ? group : cell;
      const known = texts[index];
      if (typeof text === 'string' && known && known.at(-1) !== text) known.push(text);
    }
  });
  return texts;
}

/** Reads a heading of one or more rows. */
function toHeading<F extends string>(rows: CellRow[], fieldOf: FieldOf<F>): Heading<F> {
  const row = rows.at(-1)?.row ?? 0;
  const heading: Heading<F> = { row, columns: new Map(), others: [], titled: new Set() };
  textsOf(rows).forEach((texts, index) => {
    const bottom = texts.at(-1);
    if (bottom === undefined) return;
    heading.titled.add(index);
    const whole = texts.join(' ');
    const read = [whole, texts.toReversed().join(' '), bottom].find(
      (text) => fieldOf(text) || isLineNumber(text),
    );
    const field = read === undefined ? undefined : fieldOf(read);
    if (field && !heading.columns.has(field))
      heading.columns.set(field, { index, heading: quoted(read ?? '') });
    else if (read === undefined || field) heading.others.push(quoted(whole));
  });
  return heading;
}

/**
 * Returns whether a row continues the heading above it. All of its cells are texts then, and most are headings, alone
 * or together with those above.
 */
function continues<F extends string>(above: CellRow[], row: CellRow, fieldOf: FieldOf<F>) {
  const cells = [...row.cells.entries()].filter(([, cell]) => cell !== null);
  if (row.row !== (above.at(-1)?.row ?? 0) + 1) return false;
  if (cells.some(([, cell]) => typeof cell !== 'string')) return false;
  const texts = textsOf([...above, row]);
  const headings = cells.filter(([index, cell]) => {
    const column = texts[index] ?? [];
    const isMerged = above.at(-1)?.cells[index] === cell;
    return isMerged || [cell as string, column.join(' '), column.toReversed().join(' ')].some(fieldOf);
  });
  return headings.length * 2 > cells.length;
}

/** Returns the rows of the tallest heading that begins in this row. */
function headingRows<F extends string>(rows: CellRow[], start: number, fieldOf: FieldOf<F>): CellRow[] {
  const [first, ...further] = rows.slice(start, start + MAX_HEADING_ROWS);
  const taken = first ? [first] : [];
  for (const row of further) {
    if (!continues(taken, row, fieldOf)) break;
    taken.push(row);
  }
  return taken;
}

const missingIn = <F extends string>({ columns }: Heading<F>, sheet: string, { missing }: SheetKind<F>) =>
  missing((field) => columns.has(field), sheet);

/**
 * Returns the heading with most columns, preferring those with all required ones. A letterhead may have one or two. Of
 * equal ones, the shortest counts: the others have a title above it.
 */
function findHeading<F extends string>({ name, rows }: Sheet, kind: SheetKind<F>): Heading<F> | undefined {
  const fieldOf = fieldsByHeading(kind.columns);
  const likely = rows
    .slice(0, SEARCHED_ROWS)
    .map((_, start) => headingRows(rows, start, fieldOf))
    .toSorted((one, other) => one.length - other.length)
    .map((taken) => toHeading(taken, fieldOf))
    .filter(({ columns }) => columns.size >= MIN_HEADINGS)
    .toSorted((one, other) => other.columns.size - one.columns.size);
  return likely.find((heading) => !missingIn(heading, name, kind)) ?? likely[0];
}

/** Returns whether the row counts the columns: 1, 2, 3, as many forms do below their heading. */
function countsColumns({ cells }: CellRow): boolean {
  const texts = cells.filter((cell) => cell !== null).map((cell) => String(cell).replace(/[().\s]/g, ''));
  return texts.length >= 3 && texts.every((text, index) => text === String(index + 1));
}

function toDataSheet<F extends string>(sheet: Sheet, kind: SheetKind<F>): DataSheet<F> | undefined {
  const heading = findHeading(sheet, kind);
  if (!heading) return undefined;
  const read = [...heading.columns.values()];
  const rows = sheet.rows
    .filter(({ row }) => row > heading.row)
    .filter((row, index) => !(index === 0 && countsColumns(row)))
    .filter(({ cells }) => read.some(({ index }) => (cells[index] ?? null) !== null));
  return { name: sheet.name, heading, rows };
}

/**
 * Returns the first sheet with all required headings, and the names of the other sheets that are not empty. If there is
 * none, throws with the missing heading.
 */
export function findDataSheet<F extends string>(sheets: Sheet[], kind: SheetKind<F>) {
  const candidates = sheets.map((sheet) => toDataSheet(sheet, kind)).filter((sheet) => sheet !== undefined);
  const sheet = candidates.find(({ heading, name }) => !missingIn(heading, name, kind));
  if (!sheet) {
    const [nearest] = candidates;
    const missing = nearest && missingIn(nearest.heading, nearest.name, kind);
    throw new SheetRefusal(422, missing ?? kind.noHeading);
  }
  const others = sheets.filter(({ name, rows }) => name !== sheet.name && rows.length > 0);
  return { sheet, others: others.map(({ name }) => name) };
}
