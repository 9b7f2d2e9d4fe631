/** Tables of statements or pairs in a question that names its type. The place of a cell says what it holds. */
import { type Paragraph, sliceParagraph } from '../text/paragraphs.ts';
import type { Sides } from '../text/text-question.ts';
import type { Cell, TableBlock } from './blocks.ts';
import { isTicked, type Paragraphs, wholeTextOfCell } from './cells.ts';

const NUMBER = /^\(?\d{1,2}\s?[.)]?$/;
const LEFT_LABEL = /^\(?\d{1,2}\s?[.)]\s*/;
const RIGHT_LABEL = /^\(?[A-Za-z]\s?[.)]\s*/;

/** Takes the label from the first paragraph. */
function withoutLabel([first, ...others]: Paragraph[], label: RegExp): Paragraph[] {
  if (!first) return [];
  const length = first.label === undefined ? (label.exec(first.text)?.[0].length ?? 0) : 0;
  const rest = sliceParagraph(first, length);
  return rest.text === '' && others.length > 0 ? others : [rest, ...others];
}

/** Statements in rows below the names of the columns. */
export function readStatementTable({ rows }: TableBlock, paragraphs: Paragraphs): Sides | null {
  const [heading = [], ...lines] = rows;
  const isNumbered = lines.every(([first]) => NUMBER.test(wholeTextOfCell(first)));
  const [statement, ...columns] = isNumbered ? heading.slice(1) : heading;
  if (!statement || columns.length === 0 || lines.length === 0) return null;
  const parts = lines.map((cells) => (isNumbered ? cells.slice(1) : cells));
  const ticks = parts.map((cells) => cells.slice(1).findIndex((cell) => isTicked(cell)));
  const key = ticks.flatMap((at, row) => (at < 0 ? [] : `${row + 1}=${String.fromCharCode(65 + at)}`));
  return {
    rows: parts.map(([first]) => paragraphs.ofCell(first)),
    options: columns.map((cell) => paragraphs.ofCell(cell)),
    ...(key.length > 0 && { key: key.join('; ') }),
  };
}

const isLabelled = (cell: Cell | undefined, label: RegExp) => label.test(wholeTextOfCell(cell));

/** Two columns: the left and the right sides. The first row may name them. */
export function readSideTable({ rows }: TableBlock, paragraphs: Paragraphs): Sides | null {
  if (rows.some((cells) => cells.length !== 2)) return null;
  const hasLabels = rows.some(
    ([left, right]) => isLabelled(left, LEFT_LABEL) && isLabelled(right, RIGHT_LABEL),
  );
  const [first] = rows;
  const hasHeading = hasLabels && !isLabelled(first?.[0], LEFT_LABEL) && !isLabelled(first?.[1], RIGHT_LABEL);
  const lines = hasHeading ? rows.slice(1) : rows;
  const column = (at: number, label: RegExp) =>
    lines
      .map((cells) => paragraphs.ofCell(cells[at]))
      .filter((content) => content.length > 0)
      .map((content) => (hasLabels ? withoutLabel(content, label) : content));
  const sides = { rows: column(0, LEFT_LABEL), options: column(1, RIGHT_LABEL) };
  return hasLabels ? sides : { ...sides, isPaired: true };
}
