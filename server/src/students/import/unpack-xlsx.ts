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

/**
 * Markup that no spreadsheet program writes. Our library would read its content as cells, or as the end of all cells,
 * unlike other readers.
 */
const MISLEADING = ['<!--', '<![CDATA['].map((text) => Buffer.from(text));
/** Length of the UTF-8 byte order mark, which may precede the XML declaration. */
const BYTE_ORDER_MARK_BYTES = 3;
const UTF_16 = [0xfffe, 0xfeff];

function isMisleading(part: Uint8Array): boolean {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  const isUtf16 = bytes.length >= 2 && UTF_16.includes(bytes.readUInt16BE());
  return (
    isUtf16 ||
    bytes.lastIndexOf('<?') > BYTE_ORDER_MARK_BYTES ||
    MISLEADING.some((text) => bytes.includes(text))
  );
}

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
  if (Object.values(parts).some(isMisleading)) throw unusable('sheet_damaged');
  const zip = zipSync(parts, { level: 0 });
  return Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
}
