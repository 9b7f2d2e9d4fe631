import { csvCell } from '@lulus/contract';

/** A row of a CSV file. */
export function csvRow(texts: (string | null)[]): string {
  return `${texts.map((text) => csvCell(text ?? '')).join(',')}\r\n`;
}
