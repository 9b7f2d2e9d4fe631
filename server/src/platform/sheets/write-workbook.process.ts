import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { answerApart } from '../jobs/answer-apart.ts';
import type { SheetTexts } from './write-workbook.ts';

const MAX_WIDTH = 40;

/** Readers decode `_x0041_` as the letter A. This escapes texts of that form. */
const escaped = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** A cell of type string and format text is never a formula, even after editing. */
const textCell = (text: string): CellObject => ({ t: 's', v: escaped(text), z: '@' });

function toSheet(rows: string[][]): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(textCell)));
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  sheet['!cols'] = widths.map((width) => ({ wch: Math.min(width + 2, MAX_WIDTH) }));
  return sheet;
}

answerApart((sheets: SheetTexts): Uint8Array => {
  const workbook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(workbook, toSheet(rows), name);
  }
  // Without shared strings, texts would be marked as results of formulas.
  return write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
});
