import { type CellObject, SSF, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { Cell, CellRow, DateCell } from './cell.ts';

const MAX_COLUMNS = 200;
/** Error texts by their number in xls and xlsx files. */
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

/**
 * Converts a number with a date format. Returns null if it is out of range, such as a phone number in a date column.
 */
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
  // A number that is shown with leading zeros, such as a NISN in a cell of format 0000000000.
  if (typeof value === 'number' && typeof format === 'string' && /^0{2,}$/.test(format)) {
    return SSF.format(format, value);
  }
  return value instanceof Date ? null : value;
}

/** Copies a merged cell to every row that it covers, such as one class beside thirty students. */
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

/** Returns the rows of a sheet that are not blank. */
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

/** Excel's limit for sheet names. Files may exceed it. */
const LONGEST_NAME = 31;

/** Returns the sheets that are not hidden. */
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
