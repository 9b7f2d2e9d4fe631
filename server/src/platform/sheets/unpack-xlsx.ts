/**
 * Unpacks an xlsx, which is a zip, within a size limit. The spreadsheet library has no limit against zip bombs. Only
 * parts with cells and formats are unpacked, not pictures and macros.
 */
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { notASpreadsheet, unusable } from './sheet-refusal.ts';

/** 20,000 students with every column filled need some 20 MB. */
const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;

const PART_WITH_CELLS = /^[^/]*\.xml$|\.rels$|^xl\/[^/]*\.xml$|^xl\/worksheets\/[^/]*\.xml$/i;
const WORKBOOK =
  /application\/vnd\.(openxmlformats-officedocument\.spreadsheetml\.(sheet|template)|ms-excel\.(sheet|template)\.macroEnabled)\.main\+xml/i;

/** Returns the workbook as a zip of the needed parts, without compression. */
export function unpackXlsx(bytes: Uint8Array): Uint8Array {
  let room = MAX_UNPACKED_BYTES;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!PART_WITH_CELLS.test(name)) return false;
      // The archive claims these sizes, and no part is unpacked beyond its claim.
      room -= originalSize;
      if (room < 0) throw unusable('sheet_too_large_unpacked');
      return true;
    },
  });
  const types = parts['[Content_Types].xml'];
  if (!types || !WORKBOOK.test(strFromU8(types))) throw notASpreadsheet();
  const zip = zipSync(parts, { level: 0 });
  return Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
}
