/** Tables that only put questions, options or keys beside each other. They become paragraphs. */
import { findLetter, findNumber } from '../text/labels.ts';
import { readKeyPairs } from '../text/lines.ts';
import type { Paragraph } from '../text/paragraphs.ts';
import type { Cell, TableBlock } from './blocks.ts';
import { type Paragraphs, wholeTextOfCell } from './cells.ts';

const isLetterOnly = (text: string) => /^\(?[A-Ja-j][.)]?$/.test(text);
const isNumberOnly = (text: string) => /^(?:no\.?\s*)?\(?\d{1,4}[.)]?$/i.test(text);
const isBlankCell = (cell: Cell) =>
  wholeTextOfCell(cell) === '' && !cell.blocks.some(({ kind }) => kind === 'table');

const letterOf = (cell: Cell, paragraphs: Paragraphs): number | undefined => {
  const [first] = paragraphs.ofCell(cell);
  return first && findLetter(first)?.at;
};

/** The paragraphs of a cell, with those of tables for layout in it. */
const contentOf = ({ blocks }: Cell, paragraphs: Paragraphs): Paragraph[] =>
  blocks
    .flatMap((block) => (block.kind === 'table' && readLayout(block, paragraphs)) || paragraphs.of([block]))
    .filter(({ text, label, isBlock }) => text !== '' || label || isBlock);

/** Puts a label in a cell of its own before the content of the next one: "A." and "Jakarta". */
function withLabels(cells: Cell[], paragraphs: Paragraphs): Paragraph[][] {
  const joined: Paragraph[][] = [];
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at] as Cell;
    const text = wholeTextOfCell(cell);
    const next = cells[at + 1];
    if ((isLetterOnly(text) || isNumberOnly(text)) && next && !isBlankCell(next)) {
      const label = /[.)]$/.test(text) ? text : `${text.replace(/^no\.?\s*/i, '')}.`;
      const [first, ...others] = contentOf(next, paragraphs);
      if (first && !first.label && !first.isBlock) joined.push([{ ...first, label }, ...others]);
      else
        joined.push([
          { line: first?.line ?? 0, text: '', html: '', label },
          ...(first ? [first, ...others] : []),
        ]);
      at += 1;
    } else joined.push(contentOf(cell, paragraphs));
  }
  return joined;
}

/** Returns the options of a table that has nothing else, in the order of their letters. */
function readOptions(table: TableBlock, paragraphs: Paragraphs): Paragraph[] | null {
  const cells = table.rows.flat().filter((cell) => !isBlankCell(cell));
  const groups = withLabels(cells, paragraphs);
  const letters = groups.map(([first]) => first && findLetter(first)?.at);
  if (groups.length < 2 || letters.some((letter) => letter === undefined)) return null;
  const sorted = groups
    .map((group, at) => ({ group, letter: letters[at] as number }))
    .sort((one, other) => one.letter - other.letter);
  if (!sorted.every(({ letter }, at) => letter === (sorted[0]?.letter ?? 0) + at)) return null;
  return sorted.flatMap(({ group }) => group);
}

const KEYS = /^(?:kunci(?:\s+jawaban)?|jawaban|jawab|answers?(?:\s+key)?|keys?)$/i;
const NUMBERS = /^(?:no\.?|nomor|number|soal|nomor\s+soal|no\.?\s+soal|question)$/i;
const isKey = (text: string) => /^[A-Za-z](?:\s*(?:,|&|\/|dan|and)\s*[A-Za-z])*$/.test(text);

/** Returns a table of numbers and letters as lines of a list of keys, or null for any other table. */
export function readKeyTable(table: TableBlock): Paragraph[] | null {
  const rows = table.rows.map((row) => row.map((cell) => wholeTextOfCell(cell)));
  const isHeading = (text: string) => KEYS.test(text) || NUMBERS.test(text);
  const cells = rows.flat().filter((text) => text !== '' && !isHeading(text));
  const { line } = table;
  if (cells.length > 0 && cells.every((text) => readKeyPairs(text) !== null))
    return cells.map((text) => ({ line, text }));
  const pairs: [string, string][] = [];
  const isPair = (number: string, key: string) => isNumberOnly(number) && isKey(key);
  for (let at = 0; at < rows.length; at++) {
    const row = (rows[at] as string[]).filter((text) => !isHeading(text));
    const below = (rows[at + 1] ?? []).filter((text) => !isHeading(text));
    if (row.every((text) => text === '')) continue;
    const filled = row.filter((text) => text !== '');
    if (
      filled.every(isNumberOnly) &&
      row.every((text, column) => text === '' || isPair(text, below[column] ?? ''))
    ) {
      pairs.push(
        ...row.flatMap((text, column): [string, string][] =>
          text === '' ? [] : [[text, below[column] as string]],
        ),
      );
      at += 1;
      continue;
    }
    for (let column = 0; column < filled.length; column += 2) {
      const [number = '', key = ''] = [filled[column], filled[column + 1]];
      if (!isPair(number, key)) return null;
      pairs.push([number, key]);
    }
  }
  if (pairs.length === 0) return null;
  return pairs.map(([number, key]) => ({ line, text: `${number.replace(/\D/g, '')}. ${key}` }));
}

/** Returns the paragraphs of a table whose rows are numbers beside questions, and letters beside options. */
function readQuestions(table: TableBlock, paragraphs: Paragraphs): Paragraph[] | null {
  const rows = table.rows.map((row) => row.filter((cell) => !isBlankCell(cell)));
  const firsts = rows.flatMap(([first]) => (first ? [first] : []));
  const isNumber = (text: string) => isNumberOnly(text) || /^\d{1,4}[.)]\s/.test(text);
  const numbers = firsts.filter((cell) => isNumber(wholeTextOfCell(cell))).length;
  const isOption = (cell: Cell) =>
    isLetterOnly(wholeTextOfCell(cell)) ||
    letterOf(cell, paragraphs) !== undefined ||
    cell.blocks.some(({ kind }) => kind === 'table');
  if (numbers === 0 || firsts.filter(isOption).length < numbers) return null;
  return rows.flatMap((row) => withLabels(row, paragraphs).flat());
}

/** Returns the paragraphs of a frame around a text, or of a table in which each cell has whole questions. */
function readFrames(table: TableBlock, paragraphs: Paragraphs): Paragraph[] | null {
  const frames = table.rows
    .flat()
    .filter((cell) => !isBlankCell(cell))
    .map(({ blocks }) => {
      const content = paragraphs.of(blocks);
      const number = content.map((one) => findNumber(one)?.number).find((one) => one !== undefined);
      return { content, number, hasOptions: content.some((one) => findLetter(one)) };
    });
  const isRead =
    frames.length === 1
      ? frames.some(({ number, hasOptions }) => number !== undefined || hasOptions)
      : frames.length > 1 && frames.every(({ number, hasOptions }) => number !== undefined && hasOptions);
  if (!isRead) return null;
  return frames
    .sort((one, other) => (one.number ?? 0) - (other.number ?? 0))
    .flatMap(({ content }) => content);
}

/** Returns the paragraphs of a table for layout, or null for one with data. */
export function readLayout(table: TableBlock, paragraphs: Paragraphs): Paragraph[] | null {
  const known = paragraphs.layouts.get(table);
  if (known !== undefined) return known;
  const read =
    readFrames(table, paragraphs) ?? readOptions(table, paragraphs) ?? readQuestions(table, paragraphs);
  paragraphs.layouts.set(table, read);
  return read;
}
