/** Tables with one question below each other: "Soal", "A", "B", "Kunci" stand in the first column. */
import type { TextQuestion } from '../text/text-question.ts';
import type { Cell, TableBlock } from './blocks.ts';
import { type Paragraphs, textOfCell, wholeTextOfCell } from './cells.ts';
import { type Field, readHeading } from './columns.ts';

interface Row {
  heading: Field | number;
  content: Cell;
}

function readRows({ rows }: TableBlock): Row[] | null {
  const read: Row[] = [];
  for (const row of rows) {
    const filled = row.filter((cell) => wholeTextOfCell(cell) !== '');
    if (filled.length === 0) continue;
    const heading = readHeading(row[0]);
    const content = row[1];
    if (row.length !== 2 || heading === null || !content) return null;
    read.push({ heading, content });
  }
  return read;
}

/** Divides rows at each number or text of a question. */
function divide(rows: Row[]): Row[][] {
  const questions: Row[][] = [];
  for (const row of rows) {
    const current = questions.at(-1);
    const has = (heading: Field) => current?.some((one) => one.heading === heading);
    const begins = row.heading === 'number' || (row.heading === 'question' && has('question'));
    if (!current || begins) questions.push([row]);
    else current.push(row);
  }
  return questions;
}

function questionOf(rows: Row[], paragraphs: Paragraphs, number: number): TextQuestion {
  const cellOf = (heading: Field) => rows.find((row) => row.heading === heading)?.content;
  const line = rows[0]?.content.blocks[0]?.line ?? 0;
  const points = Number(textOfCell(cellOf('points')).replace(',', '.'));
  const options = rows.flatMap(({ heading, content }) =>
    typeof heading === 'number' && wholeTextOfCell(content) !== ''
      ? [{ at: heading, isMarked: false, content: paragraphs.ofCell(content) }]
      : [],
  );
  return {
    line,
    lastLine: rows.at(-1)?.content.blocks.at(-1)?.line ?? line,
    number: Number(/\d+/.exec(wholeTextOfCell(cellOf('number')))?.[0] ?? number),
    section: '',
    kind: null,
    before: [],
    stem: paragraphs.ofCell(cellOf('question')),
    options,
    key: textOfCell(cellOf('key')) || null,
    hint: paragraphs.ofCell(cellOf('hint')),
    points: textOfCell(cellOf('points')) !== '' && Number.isFinite(points) ? points : null,
  };
}

/** Returns the questions of such a table, or null for any other table. */
export function readUprightTable(
  table: TableBlock,
  paragraphs: Paragraphs,
  firstNumber: number,
): TextQuestion[] | null {
  const rows = readRows(table);
  const has = (heading: Field) => rows?.some((row) => row.heading === heading);
  if (!rows || !has('question') || !(has('key') || rows.some(({ heading }) => typeof heading === 'number')))
    return null;
  return divide(rows).map((one, at) => questionOf(one, paragraphs, firstNumber + at));
}
