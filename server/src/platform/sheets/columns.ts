/** Columns of a sheet that the server imports. One table of them serves the reader and the sample file. */
import { type Problem, parseFieldMessage } from '@lulus/contract/messages';
import type { z } from 'zod';
import type { Cell } from './cell.ts';

export interface Column {
  /** Accepted headings, regardless of case, spaces and punctuation. The first one is in the sample. */
  headings: readonly [string, ...string[]];
  /** Converts the cell to text, or to '' if it is blank. */
  cell: z.ZodType<string, Cell>;
  /** Validates the text unless it is ''. */
  check: z.ZodType<string, string>;
  /** Returns what the admin must know if the text differs from the cell. */
  note?: (cell: Cell, text: string) => Problem | undefined;
  /** Texts of the sample's two rows. Without them, the column is not in the sample. */
  examples?: readonly [string, string];
}

export type Columns<F extends string> = Readonly<Record<F, Column>>;

export const fieldsOf = <F extends string>(columns: Columns<F>) => Object.keys(columns) as F[];

/** Returns the text of a cell, null if it is blank, or the problem with it. */
export function readCell(column: Column, cell: Cell): { text: string | null } | { problem: Problem } {
  const text = column.cell.safeParse(cell);
  if (text.data === '') return { text: null };
  const checked = text.success ? column.check.safeParse(text.data) : text;
  if (checked.success) return { text: checked.data };
  return { problem: parseFieldMessage(checked.error.issues[0]?.message ?? 'not_right') };
}

/** Headings are cut to this length, since removing brackets takes quadratic time. */
const LONGEST_HEADING = 300;

const simplified = (heading: string) =>
  heading
    .slice(0, LONGEST_HEADING)
    .replace(/\([^)]*\)/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const LINE_NUMBERS = new Set(['no', 'nomor', 'nourut', 'nomorurut', 'number']);

/** Returns whether a heading names the column that counts the lines. */
export const isLineNumber = (heading: string) => LINE_NUMBERS.has(simplified(heading));

/** Returns a function for the field that a heading names, in any of its spellings. */
export function fieldsByHeading<F extends string>(columns: Columns<F>): (heading: string) => F | undefined {
  const byHeading = new Map(
    fieldsOf(columns).flatMap((field) =>
      columns[field].headings.map((heading): [string, F] => [simplified(heading), field]),
    ),
  );
  return (heading) => byHeading.get(simplified(heading));
}
