/** What spreadsheets take for the beginning of a formula, also after spaces, and the full-width forms that some take too. */
const BEGINS_A_FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n|]/;

/** Text that no spreadsheet computes: an apostrophe in front of it makes a formula be shown as it is written. */
function cell(text: string): string {
  const harmless = BEGINS_A_FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A row of a CSV file (RFC 4180). */
export function csvRow(texts: (string | null)[]): string {
  return `${texts.map((text) => cell(text ?? '')).join(',')}\r\n`;
}
