/** Finds the row of headings. A title or the name of the school may be above it. */
import { type Field, fieldOfHeading } from './columns.ts';
import type { SheetCell, SheetRows } from './read-sheet-cells.ts';

/** Rows searched. */
const SEARCHED_ROWS = 40;
const MIN_FIELDS = 2;
const MAX_HEADING = 60;

export interface Heading {
  /** Its last row. */
  row: number;
  /** Fields by column. */
  fields: Map<number, Field>;
  /** Headings that are not known, and second ones for a field, by column. */
  others: Map<number, string>;
}

type Cells = Map<number, SheetCell>;

/** Reads one row, or two rows of which the lower one has the parts of the upper one's headings. */
function toHeading(row: number, upper: Cells, lower?: Cells): Heading {
  const heading: Heading = { row, fields: new Map(), others: new Map() };
  const taken = new Set<Field>();
  const width = Math.max(...upper.keys(), ...(lower?.keys() ?? []));
  for (let column = 0; column <= width; column++) {
    const texts = [lower?.get(column)?.text, upper.get(column)?.text].filter((text) => text);
    const field = texts.map((text) => fieldOfHeading(text ?? '')).find((one) => one !== undefined);
    if (field && !taken.has(field)) heading.fields.set(column, field);
    else if (texts[0]) heading.others.set(column, texts[0].slice(0, MAX_HEADING));
    if (field) taken.add(field);
  }
  return heading;
}

/** Whether each cell of the row is a heading. */
const isHeadings = (cells: Cells) =>
  [...cells.values()].every(({ text }) => fieldOfHeading(text) !== undefined);

/** Whether a row below repeats the headings, as sheets do that were put together. */
export const repeatsHeading = (cells: Cells, { fields, others }: Heading): boolean =>
  [...cells].some(([column]) => fields.get(column) === 'question') &&
  [...cells].every(
    ([column, { text }]) => (fields.get(column) ?? others.get(column)) === (fieldOfHeading(text) ?? text),
  );

const isUsable = ({ fields }: Heading) =>
  fields.size >= MIN_FIELDS && [...fields.values()].includes('question');

/** Returns the headings, or undefined if the sheet has no column of questions. */
export function findHeading(rows: SheetRows): Heading | undefined {
  const numbers = [...rows.keys()].sort((a, b) => a - b).slice(0, SEARCHED_ROWS);
  const found = numbers.flatMap((row) => {
    const upper = rows.get(row) as Cells;
    const lower = rows.get(row + 1);
    const isTwo = lower && isHeadings(lower);
    return [toHeading(row, upper), ...(isTwo ? [toHeading(row + 1, upper, lower)] : [])];
  });
  return found.filter(isUsable).sort((a, b) => b.fields.size - a.fields.size || a.row - b.row)[0];
}
