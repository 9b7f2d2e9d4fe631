import { type CellObject, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { Cell, CellRow, DateCell } from './cell.ts';

const MAX_COLUMNS = 200;
/** As the file formats number them. */
const ERRORS: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

interface DateParts {
  y: number;
  m: number;
  d: number;
}

/** A number with a date's format; null for one that no calendar has, such as a phone number in a date's column. */
function toDate(serial: number, format: string, date1904: boolean): DateCell | null {
  const parts: DateParts | null = SSF.parse_date_code(serial, { date1904 });
  if (!parts) return null;
  const [month, day] = [parts.m, parts.d].map((part) => String(part).padStart(2, '0'));
  return { date: `${parts.y}-${month}-${day}`, shown: SSF.format(format, serial, { date1904 }) };
}

function toCell(object: CellObject | undefined, date1904: boolean): Cell {
  const { v: value, t: type, z: format } = object ?? {};
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) return null;
  if (type === 'e') return { error: ERRORS[Number(value)] ?? 'error' };
  if (typeof value === 'number' && typeof format === 'string' && SSF.is_date(format)) {
    return toDate(value, format, date1904) ?? value;
  }
  return value instanceof Date ? null : value;
}

/** A merged cell counts for every row that it covers: one class written beside thirty students. */
function fillMerged(sheet: WorkSheet, rows: Map<number, CellRow>, last: number): void {
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    const value = rows.get(start.r + 1)?.cells[start.c] ?? null;
    if (value === null) continue;
    for (let row = start.r + 2; row <= Math.min(end.r + 1, last); row++) {
      const cells = rows.get(row)?.cells;
      if (cells) cells[start.c] ??= value;
    }
  }
}

/** The rows of a sheet that are not blank. */
function rowsOf(sheet: WorkSheet, date1904: boolean): CellRow[] {
  const rows = new Map<number, CellRow>();
  (sheet['!data'] ?? []).forEach((objects, index) => {
    const cells = Array.from(objects.slice(0, MAX_COLUMNS), (object) => toCell(object, date1904));
    if (cells.some((cell) => cell !== null)) rows.set(index + 1, { row: index + 1, cells });
  });
  fillMerged(sheet, rows, sheet['!data']?.length ?? 0);
  return [...rows.values()];
}

export interface Sheet {
  name: string;
  rows: CellRow[];
}

/** As Excel has it; a file can say anything. */
const LONGEST_NAME = 31;

/** The sheets that a person sees when they open the workbook. */
export function visibleSheets(workbook: WorkBook): Sheet[] {
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return workbook.SheetNames.flatMap((name, index) => {
    const sheet = workbook.Sheets[name];
    const hidden = workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0;
    return sheet && hidden === 0
      ? [{ name: name.slice(0, LONGEST_NAME), rows: rowsOf(sheet, date1904) }]
      : [];
  });
}
