/** What a cell with a number shows. */
import { SSF } from '@e965/xlsx';
import { elementsOf, findAll } from '../xml-tree.ts';
import type { WorkbookPackage } from './workbook-package.ts';

const GENERAL = 'General';
/** Formats whose look is the text that a person typed: percent, fractions, and leading zeros. */
const AS_SHOWN = /%|\?\/|^0{2,}$/;
/** Digits that Excel keeps of a number. More are noise, as in 0.1 + 0.2. */
const DIGITS = 15;

/** Returns the format of a cell by the number of its style. */
export function readFormats(parts: WorkbookPackage): (style: number) => string {
  const tree = parts.readRelated(parts.workbook, 'styles');
  const own = new Map(
    findAll(tree, 'numFmt').map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? GENERAL,
    ]),
  );
  const [xfs] = findAll(tree, 'cellXfs');
  const ids = elementsOf(xfs).map(({ attributes }) => Number(attributes.numFmtId ?? 0));
  const standard = SSF.get_table() as Record<number, string>;
  return (style) => own.get(ids[style] ?? 0) ?? standard[ids[style] ?? 0] ?? GENERAL;
}

export function showNumber(value: number, format: string): { text: string; isDate: boolean } {
  const shown = () => {
    try {
      return String(SSF.format(format, value)).trim();
    } catch {
      return String(value);
    }
  };
  if (SSF.is_date(format)) return { text: shown(), isDate: true };
  if (AS_SHOWN.test(format)) return { text: shown(), isDate: false };
  return { text: String(Number(value.toPrecision(DIGITS))), isDate: false };
}
