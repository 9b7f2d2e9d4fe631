/** Tables with numbered left sides and lettered right sides, as in "Jodohkan!". */
import { type Problem, problem } from '@lulus/contract/messages';
import { type Answers, textsOf } from '../text/answers.ts';
import { findLetter, findNumber } from '../text/labels.ts';
import { readKeyPairs } from '../text/lines.ts';
import { type Paragraph, sliceParagraph } from '../text/paragraphs.ts';
import type { Cell, TableBlock } from './blocks.ts';
import { type Paragraphs, wholeTextOfCell } from './cells.ts';

interface Side {
  /** The number, or the number of the letter, from 1. */
  code: number;
  content: Paragraph[];
}

interface Pairs {
  left: Side[];
  right: Side[];
}

/** Reads a label that stands alone in its cell, or in front of the content. */
function readSide(cell: Cell, next: Cell | undefined, paragraphs: Paragraphs) {
  const [first, ...others] = paragraphs.ofCell(cell);
  if (!first) return null;
  const alone = /^\(?(?:(\d{1,3})|([A-Za-z]))[.)]?$/.exec(wholeTextOfCell(cell));
  if (alone && next) {
    const [, number, letter = ''] = alone;
    const code = number === undefined ? letter.toUpperCase().charCodeAt(0) - 64 : Number(number);
    return { isLeft: number !== undefined, code, content: paragraphs.ofCell(next), cells: 2 };
  }
  const number = findNumber(first);
  const label = number ?? findLetter(first);
  if (!label) return null;
  const content = [sliceParagraph(first, label.length), ...others];
  return {
    isLeft: number !== null,
    code: 'number' in label ? label.number : label.at + 1,
    content,
    cells: 1,
  };
}

/** Returns the sides of such a table, or null for any other table. The first row may be a heading. */
export function findPairs({ rows }: TableBlock, paragraphs: Paragraphs): Pairs | null {
  const [left, right]: [Side[], Side[]] = [[], []];
  for (const [at, row] of rows.entries()) {
    const cells = row.filter((cell) => wholeTextOfCell(cell) !== '' || paragraphs.ofCell(cell).length > 0);
    for (let column = 0; column < cells.length; ) {
      const side = readSide(cells[column] as Cell, cells[column + 1], paragraphs);
      if (!side && at === 0) break;
      if (!side) return null;
      (side.isLeft ? left : right).push({ code: side.code, content: side.content });
      column += side.cells;
    }
  }
  const isCounted = (sides: Side[]) => sides.length > 1 && sides.every(({ code }, at) => code === at + 1);
  return isCounted(left) && isCounted(right) ? { left, right } : null;
}

/** Reads the key "1-C, 2-A" or "(1) → C, (2) → A". */
function readKey(written: string, { left, right }: Pairs): Record<string, string> | null {
  const plain = written.replace(/[()]/g, '').replace(/→|[-=]>|–|—/g, '-');
  const pairs = readKeyPairs(plain) ?? [];
  const key = Object.fromEntries(
    pairs.map(([number, letter]) => [String(number), String(letter.toUpperCase().charCodeAt(0) - 64)]),
  );
  const isKnown = pairs.every(([number, letter]) => number <= left.length && letter.length === 1);
  const isInRange = Object.values(key).every((option) => Number(option) <= right.length);
  return isKnown && isInRange && Object.keys(key).length === left.length ? key : null;
}

export function readPairTable(pairs: Pairs, written: string | null, warnings: Problem[]): Answers {
  const [rows, options] = [pairs.left, pairs.right].map((sides) =>
    textsOf(sides.map(({ content }) => content)),
  ) as [ReturnType<typeof textsOf>, ReturnType<typeof textsOf>];
  const key = written ? readKey(written, pairs) : null;
  if (written && !key) warnings.push(problem('docx_key_unreadable', { key: written.slice(0, 100) }));
  const numbered = (texts: string[]) => Object.fromEntries(texts.map((text, at) => [String(at + 1), text]));
  const isReused = key !== null && new Set(Object.values(key)).size < pairs.left.length;
  return {
    interaction: 'match',
    rows_type: rows.type,
    bank_rows: numbered(rows.texts),
    option_type: options.type,
    bank_option: numbered(options.texts),
    ...(key && { bank_key: key }),
    ...(isReused && { reuse_options: true }),
  };
}
