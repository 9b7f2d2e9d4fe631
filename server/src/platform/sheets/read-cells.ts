import type { Problem } from '@lulus/contract/messages';
import type { CellRow } from './cell.ts';
import { tidy } from './cell-text.ts';
import { readCell } from './columns.ts';
import type { DataSheet } from './find-heading.ts';
import type { SheetKind } from './sheet-kind.ts';

/** A message about a row. `column` is the heading of the cell. */
export interface RowProblem extends Problem {
  column?: string;
}

export interface RowTexts<F extends string> {
  /** Texts of the valid cells. Blank ones are null. */
  texts: Record<F, string | null>;
  /** Why cells are invalid. */
  reasons: RowProblem[];
  /** What the admin must know about valid cells. */
  notes: RowProblem[];
}

/** Reads and validates each cell of a row. */
export function readCells<F extends string>(
  { cells }: CellRow,
  { heading }: DataSheet<F>,
  { columns }: SheetKind<F>,
): RowTexts<F> {
  const read: RowTexts<F> = {
    texts: Object.fromEntries(Object.keys(columns).map((field) => [field, null])) as Record<F, string | null>,
    reasons: [],
    notes: [],
  };
  for (const [field, { index, heading: column }] of heading.columns) {
    const cell = cells[index] ?? null;
    const result = readCell(columns[field], cell);
    if ('problem' in result) read.reasons.push({ column, ...result.problem });
    else read.texts[field] = result.text;
    const note = 'text' in result && result.text !== null && columns[field].note?.(cell, result.text);
    if (note) read.notes.push({ column, ...note });
  }
  return read;
}

/** Characters of an invalid cell that the report shows. */
const SHOWN_LENGTH = 100;

/** Returns the text of a field for the report, also if its cell is invalid. */
export function shownText<F extends string>(
  field: F,
  { cells }: CellRow,
  { heading }: DataSheet<F>,
  { texts }: RowTexts<F>,
): string | null {
  const cell = cells[heading.columns.get(field)?.index ?? -1] ?? null;
  if (texts[field] !== null || cell === null || typeof cell === 'object') return texts[field];
  return tidy(String(cell)).slice(0, SHOWN_LENGTH) || null;
}
