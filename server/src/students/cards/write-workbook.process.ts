import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { answerApart } from '../../platform/jobs/answer-apart.ts';
import type { SheetTexts } from './write-workbook.ts';

const WIDEST = 40;

/** A reader takes `_x0041_` for the letter A. This escapes a text that looks like that. */
const asWritten = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Of type string and format text: never a formula, whatever it begins with, also after it has been edited. */
const textCell = (text: string): CellObject => ({ t: 's', v: asWritten(text), z: '@' });

function toSheet(rows: string[][]): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(textCell)));
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0),
  );
  sheet['!cols'] = widths.map((width) => ({ wch: Math.min(width + 2, WIDEST) }));
  return sheet;
}

answerApart((sheets: SheetTexts): Uint8Array => {
  const workbook = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(workbook, toSheet(rows), name);
  }
  // Without shared strings its texts would be marked as what a formula came to.
  return write(workbook, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true });
});
