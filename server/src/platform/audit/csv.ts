import { csvCell } from '@lulus/contract';

/** Returns a row of a CSV file, with its line break. */
export function csvRow(texts: (string | null)[]): string {
  return `${texts.map((text) => csvCell(text ?? '')).join(',')}\r\n`;
}
