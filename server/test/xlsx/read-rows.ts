/** Reads workbooks of rows as an import does. */
import { expect } from 'vitest';
import { isRefused } from '../../src/interchange/imported.ts';
import { importXlsx } from '../../src/interchange/xlsx/map.ts';
import { type AnyCell, type AnyWorkbook, aWorkbook } from './workbook.ts';

export const readBook = (workbook: AnyWorkbook) => importXlsx(aWorkbook(workbook));
export const readRows = (rows: AnyCell[][], others: Partial<AnyWorkbook> = {}) =>
  readBook({ sheets: [{ rows }], ...others });
/** Returns the fields of the only question below the headings, or why it is refused. */
export function readOne(headings: AnyCell[], cells: AnyCell[], others: Partial<AnyWorkbook> = {}) {
  const { entries } = readRows([headings, cells], others);
  expect(entries).toHaveLength(1);
  const [entry] = entries;
  if (!entry) throw new Error('no question');
  return isRefused(entry)
    ? { refused: entry.refused }
    : { ...entry.fields, warnings: entry.warnings.map(({ code }) => code) };
}
