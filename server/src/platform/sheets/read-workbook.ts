/**
 * Opens a spreadsheet by its content, never by its name. Runs only in a child process, since it may take much time and
 * memory.
 */
import { read, set_cptable } from '@e965/xlsx';
import { notASpreadsheet, SheetRefusal, unusable } from './sheet-refusal.ts';
import { type Sheet, visibleSheets } from './sheet-rows.ts';
import { unpackXlsx } from './unpack-xlsx.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** Container format of xls, of other old Office files, and of an xlsx with a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);

function toRefusal(error: unknown): SheetRefusal {
  if (error instanceof SheetRefusal) return error;
  const { message = '' } = error as Error;
  if (/password|encrypt/i.test(message)) {
    return unusable('sheet_protected');
  }
  if (/cannot find workbook stream/i.test(message)) return notASpreadsheet();
  return unusable('sheet_damaged');
}

/** Returns the visible sheets. Every failure of the library becomes a `SheetRefusal`. */
export async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const zipped = startsWith(bytes, ZIP);
  if (!zipped && !startsWith(bytes, COMPOUND_FILE)) throw notASpreadsheet();
  // Files of Excel 5 and 95 need code pages for accents. These take 27 MB, so load them only for xls.
  if (!zipped) set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));
  try {
    const workbook = read(zipped ? unpackXlsx(bytes) : bytes, {
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    });
    return visibleSheets(workbook);
  } catch (error) {
    throw toRefusal(error);
  }
}
