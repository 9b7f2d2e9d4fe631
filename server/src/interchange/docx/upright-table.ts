/** Tables with one question below each other: "Soal", "A", "B", "Kunci" stand in the first column. */
import type { TextQuestion } from '../text/text-question.ts';
import type { Cell, TableBlock } from './blocks.ts';
import { type Paragraphs, textOfCell, wholeTextOfCell } from './cells.ts';
import { type Field, readHeading } from './columns.ts';

interface Row {
  /** From 1, in the table. */
  row: number;
  /** Null for a heading that has no meaning here. */
  heading: Field | number | null;
  name: string;
  content: Cell;
}

export interface UprightQuestion {
  question: TextQuestion;
  row: number;
  /** Rows that have no meaning here, by their heading. */
  others: [name: string, text: string][];
}

function readRows({ rows }: TableBlock): Row[] | null {
  const read: Row[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.every((cell) => wholeTextOfCell(cell) === '')) continue;
    const content = row[1];
    if (row.length !== 2 || !content) return null;
    read.push({ row: at + 1, heading: readHeading(row[0]), name: textOfCell(row[0]), content });
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
): UprightQuestion[] | null {
  const rows = readRows(table);
  const has = (heading: Field) => rows?.some((row) => row.heading === heading);
  if (!rows || !has('question') || !(has('key') || rows.some(({ heading }) => typeof heading === 'number')))
    return null;
  return divide(rows).map((one, at) => ({
    question: questionOf(one, paragraphs, firstNumber + at),
    row: one[0]?.row ?? 1,
    others: one.flatMap(({ heading, name, content }): [string, string][] => {
      const text = textOfCell(content);
      return heading === null && text !== '' ? [[name, text]] : [];
    }),
  }));
}
