/** Spreadsheets for tests, as written by Excel and other programs. */
import { type BookType, set_cptable, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs';

set_cptable(codepages);

export type Rows = unknown[][];
type Sheets = Record<string, Rows | WorkSheet>;

export function aWorkbook(sheets: Sheets): WorkBook {
  const workbook = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) {
    utils.book_append_sheet(workbook, Array.isArray(sheet) ? utils.aoa_to_sheet(sheet) : sheet, name);
  }
  return workbook;
}

export function asFile(workbook: WorkBook, bookType: BookType = 'xlsx'): Buffer {
  return write(workbook, { type: 'buffer', bookType, compression: true, codepage: 1252 });
}

/** Returns a file with one sheet of these rows, the heading first. */
export const aSheet = (rows: Rows, bookType?: BookType) => asFile(aWorkbook({ Siswa: rows }), bookType);
