import { readFileSync } from 'node:fs';
import { MAX_IMPORT_ROWS } from '@lulus/contract';
import { answerApart } from '../jobs/answer-apart.ts';
import type { CellRow } from './cell.ts';
import { type DataSheet, findDataSheet } from './find-heading.ts';
import type { SheetAnswer, SheetRows } from './read-sheet.ts';
import { readWorkbook } from './read-workbook.ts';
import type { SheetKind } from './sheet-kind.ts';
import { SheetRefusal, unusable } from './sheet-refusal.ts';

type ReadRow<F extends string, Row> = (row: CellRow, sheet: DataSheet<F>) => Row;

async function read<F extends string, Row>(
  path: string,
  kind: SheetKind<F>,
  readRow: ReadRow<F, Row>,
): Promise<SheetRows<F, Row>> {
  const { sheet, others } = findDataSheet(await readWorkbook(readFileSync(path)), kind);
  if (sheet.rows.length === 0) throw unusable('no_sheet_rows');
  if (sheet.rows.length > MAX_IMPORT_ROWS) {
    throw unusable('too_many_rows', { rows: sheet.rows.length, max: MAX_IMPORT_ROWS });
  }
  return {
    sheet: sheet.name,
    from_row: sheet.heading.row + 1,
    others,
    fields: [...sheet.heading.columns.keys()],
    headings: new Map([...sheet.heading.columns].map(([field, { heading }]) => [field, heading])),
    other_columns: sheet.heading.others,
    rows: sheet.rows.map((row) => readRow(row, sheet)),
  };
}

/** Entry point of a program for `readSheet`: reads the sheet of this kind. */
export function answerSheet<F extends string, Row>(kind: SheetKind<F>, readRow: ReadRow<F, Row>): void {
  answerApart(async (path: string): Promise<SheetAnswer<F, Row>> => {
    try {
      return { read: await read(path, kind, readRow) };
    } catch (error) {
      if (!(error instanceof SheetRefusal)) throw error;
      return { refusal: { status: error.status, problem: error.problem } };
    }
  });
}
