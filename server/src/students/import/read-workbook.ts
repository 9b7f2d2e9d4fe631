/**
 * Opens a spreadsheet by what its bytes are, never by its name. Only in a process of its own: it may take long, or
 * much memory.
 */
import { read, set_cptable } from '@e965/xlsx';
import { fileReasons } from './import-reasons.ts';
import { notASpreadsheet, SheetRefusal, unusable } from './sheet-refusal.ts';
import { type Sheet, visibleSheets } from './sheet-rows.ts';
import { unpackXlsx } from './unpack-xlsx.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
/** The container of xls, of other old Office files, and of an xlsx with a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const startsWith = (bytes: Buffer, magic: Buffer) => bytes.subarray(0, magic.length).equals(magic);

function toRefusal(error: unknown): SheetRefusal {
  if (error instanceof SheetRefusal) return error;
  const { message = '' } = error as Error;
  if (/password|encrypt/i.test(message)) {
    return unusable(fileReasons.protected);
  }
  if (/cannot find workbook stream/i.test(message)) return notASpreadsheet();
  return unusable(fileReasons.damaged);
}

/** The visible sheets. Whatever the library makes of a strange file, what comes out is rows or a refusal. */
export async function readWorkbook(bytes: Buffer): Promise<Sheet[]> {
  const zipped = startsWith(bytes, ZIP);
  if (!zipped && !startsWith(bytes, COMPOUND_FILE)) throw notASpreadsheet();
  // Letters with accents in files of Excel 5 and 95: 27 MB of memory that no newer file needs.
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
