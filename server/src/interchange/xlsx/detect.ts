import type { SourceFile } from '../imported.ts';
import { namesInZip } from '../office-package.ts';
import { isZip } from '../unzip.ts';

/** Container of old Office files, and of files with a password. */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const OLD_WORKBOOK = Buffer.from('Workbook', 'utf16le');
const SPREADSHEET_PART = /^\/?xl[/\\]workbook\.(xml|bin)$/i;

/** Whether the names in the zip are those of a spreadsheet. An OpenDocument names its type at the start. */
function isSpreadsheetZip(bytes: Uint8Array): boolean {
  if (Buffer.from(bytes.subarray(0, 120)).includes('opendocument.spreadsheet')) return true;
  return namesInZip(bytes).some((name) => SPREADSHEET_PART.test(name));
}

/** Whether it is a spreadsheet, of which only `.xlsx` can be read. */
export function detectXlsx({ bytes }: SourceFile): boolean {
  if (isZip(bytes)) return isSpreadsheetZip(bytes);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE) && file.includes(OLD_WORKBOOK);
}
