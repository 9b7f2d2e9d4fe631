/** Cells of CSV files (RFC 4180). */

/**
 * Characters that begin a formula in spreadsheets, even after spaces and invisible characters. The list includes the
 * full-width forms of Chinese and Japanese keyboards. It includes line ends, because some spreadsheets begin another
 * cell there.
 */
const BEGINS_A_FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|\uff1d\uff0b\uff0d\uff20\uff5c]|^[\s\p{Cc}]*[\t\r\n\0]/u;

/** Start of a formula in a cell of a spreadsheet with another separator, which ignores quotes within a line. */
const FORMULA_INSIDE = /(?<=[;,\t\r\n])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@|\uff1d\uff0b\uff0d\uff20\uff5c])/gu;

/** Returns quoted text that no spreadsheet computes. A leading apostrophe makes it show a formula as text. */
export function csvCell(text: string): string {
  const inside = text.replace(FORMULA_INSIDE, "'");
  const harmless = BEGINS_A_FORMULA.test(text) ? `'${inside}` : inside;
  return `"${harmless.replaceAll('"', '""')}"`;
}
