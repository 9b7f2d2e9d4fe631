/** Cells of CSV files (RFC 4180), wherever they are written. */

/**
 * What some spreadsheet takes for the beginning of a formula, also after spaces and marks that nobody sees, and the full-width
 * forms of Chinese and Japanese keyboards. A line end in a cell, because some begin another cell with it.
 */
const BEGINS_A_FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20\uff5c]|^[\s\p{Cc}]*[\t\r\n\0]/u;

/** Where a cell begins for a spreadsheet that has another separator than the file, for which quotes within a line are none. */
const FORMULA_INSIDE = /(?<=[;,\t\r\n])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@|\uff1d\uff0b\uff0d\uff20\uff5c])/gu;

/** Quoted text that no spreadsheet computes: an apostrophe in front of it has a formula shown as it is written. */
export function csvCell(text: string): string {
  const inside = text.replace(FORMULA_INSIDE, "'");
  const harmless = BEGINS_A_FORMULA.test(text) ? `'${inside}` : inside;
  return `"${harmless.replaceAll('"', '""')}"`;
}
