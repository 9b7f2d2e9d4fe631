/** Answers that stand in tables: pairs with codes, and statements with columns to tick. */
import { type Problem, problem } from '@lulus/contract/messages';
import { type Answers, textsOf } from '../text/answers.ts';
import type { Paragraph } from '../text/paragraphs.ts';
import type { Cell, TableBlock } from './blocks.ts';
import { isTicked, type Paragraphs, textOfCell, wholeTextOfCell } from './cells.ts';
import type { TableRows } from './question-table.ts';

const MAX_COLUMNS = 5;

const numbered = (texts: string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, at) => [String(at + 1), text]));

const codeOf = (cell: Cell | undefined): string =>
  wholeTextOfCell(cell)
    .toUpperCase()
    .replace(/^[(\s]+|[).\s]+$/g, '');

/** A list of sides by their codes. */
class Sides {
  readonly codes: string[] = [];
  readonly contents: Paragraph[][] = [];

  add(code: string, content: Paragraph[]): void {
    if (content.length === 0) return;
    this.codes.push(code === '' ? String(this.codes.length + 1) : code);
    this.contents.push(content);
  }

  /** The number of a code, from 1. */
  numberOf(code: string): string | undefined {
    const at = this.codes.indexOf(code);
    return at < 0 ? undefined : String(at + 1);
  }
}

/** Reads pairs: code and text of a left side, code and text of a right side, and the key as codes of both. */
export function readPairs(
  { rows }: TableRows,
  typeColumn: number,
  paragraphs: Paragraphs,
): Answers | Problem {
  const [left, right] = [new Sides(), new Sides()];
  const written: [code: string, others: string[]][] = [];
  for (const row of rows) {
    const cells = row.filter(({ column }) => column > typeColumn);
    left.add(codeOf(cells[0]), paragraphs.ofCell(cells[1]));
    right.add(codeOf(cells[2]), paragraphs.ofCell(cells[3]));
    const others = textOfCell(cells.length > 5 ? cells[5] : cells[4]).toUpperCase();
    const code = cells.length > 5 ? codeOf(cells[4]) : codeOf(cells[0]);
    if (others !== '') written.push([code, others.split(/[\s,;.&+]+/).filter((one) => one !== '')]);
  }
  if (left.codes.length < 2 || right.codes.length < 2) return problem('docx_pairs_missing');
  const key: Record<string, string> = {};
  for (const [code, others] of written) {
    const side = left.numberOf(code);
    const found = others.map((one) => right.numberOf(one));
    if (side === undefined || found.includes(undefined)) {
      return problem('docx_pair_code', { code: `${code} – ${others.join(', ')}` });
    }
    if (found.length > 1) return problem('docx_pair_several', { code });
    key[side] = found[0] as string;
  }
  return answersOf(left.contents, right.contents, key);
}

/** Right sides that are used again and again are the columns of a table. */
function answersOf(left: Paragraph[][], right: Paragraph[][], key: Record<string, string>): Answers {
  const [rows, options] = [textsOf(left), textsOf(right)];
  const used = Object.values(key);
  const isReused = new Set(used).size < used.length;
  const isTable = isReused && right.length <= MAX_COLUMNS && left.length > right.length;
  return {
    interaction: isTable ? 'choice_table' : 'match',
    rows_type: rows.type,
    bank_rows: numbered(rows.texts),
    option_type: options.type,
    bank_option: numbered(options.texts),
    ...(used.length === left.length && { bank_key: key }),
    ...(isReused && !isTable && { reuse_options: true }),
  };
}

const VERDICT =
  /^(?:benar|salah|b|s|ya|tidak|true|false|t|f|yes|no|setuju|tidak setuju|sesuai|tidak sesuai|fakta|opini|tepat|tidak tepat|mungkin|fact|opinion|correct|incorrect)$/i;
const NUMBER = /^(?:no|nomor|number|#)?\.?$/i;
const isOpen = (cell: Cell) => /^[☐□○_.…\s]*$/.test(textOfCell(cell)) || isTicked(cell);

interface Statements {
  rows: { content: Cell; ticks: Cell[] }[];
  columns: Cell[];
}

/** Returns a table of statements with columns to tick, or null for any other table. */
export function findStatements({ rows }: TableBlock): Statements | null {
  const [heading, ...body] = rows;
  if (!heading || body.length === 0) return null;
  const start = NUMBER.test(textOfCell(heading[0])) && heading.length > 3 ? 1 : 0;
  const columns = heading.slice(start + 1);
  const isVerdict = columns.some((cell) => VERDICT.test(textOfCell(cell)));
  if (columns.length < 2 || columns.length > MAX_COLUMNS || !isVerdict) return null;
  const statements = body.map((row) => ({ content: row[start], ticks: row.slice(start + 1) }));
  const isComplete = statements.every(
    ({ content, ticks }) =>
      textOfCell(content) !== '' && ticks.length === columns.length && ticks.every(isOpen),
  );
  return isComplete ? { rows: statements as Statements['rows'], columns } : null;
}

/** Reads "B, S, B", "Benar - Salah" or "1. B 2. S" as columns, or null for a text that is none of these. */
function readVerdicts(key: string, columns: string[], count: number): string[] | null {
  const unnumbered = key.replace(/(?:^|[\s,;])\(?\d{1,2}\)?\s*[.):=-]\s*/g, ' ; ');
  const split = (separator: RegExp) => unnumbered.split(separator).filter((part) => part.trim() !== '');
  const listed = split(/\s*[,;/\-–\n]\s*/).map((part) => part.trim());
  const parts = listed.length === count ? listed : split(/\s*[,;/\-–\n]\s*|\s+/);
  const found = parts.map((part) => {
    const isPart = (text: string | undefined) => text?.toLowerCase() === part.toLowerCase();
    const named = columns.findIndex(isPart);
    const [only = -1, more] = columns.flatMap((column, at) => (isPart(column[0]) ? [at] : []));
    const at = named >= 0 || more !== undefined ? named : only;
    return at < 0 ? null : String(at + 1);
  });
  return found.length === count && !found.includes(null) ? (found as string[]) : null;
}

/** Reads statements: the columns are the options. The key is ticked, or written behind the question. */
export function readStatements(
  { rows, columns }: Statements,
  written: string | null,
  paragraphs: Paragraphs,
  warnings: Problem[],
): Answers {
  const texts = textsOf(rows.map(({ content }) => paragraphs.ofCell(content)));
  const options = columns.map(textOfCell);
  const ticked = rows.map(({ ticks }) =>
    ticks.flatMap((cell, at) => (isTicked(cell) ? [String(at + 1)] : [])),
  );
  const isTickedOnce = ticked.every((one) => one.length === 1);
  const right = isTickedOnce ? ticked.flat() : written ? readVerdicts(written, options, rows.length) : null;
  if (!right && written) warnings.push(problem('docx_key_unreadable', { key: written.slice(0, 100) }));
  return {
    interaction: 'choice_table',
    rows_type: texts.type,
    bank_rows: numbered(texts.texts),
    option_type: 'text',
    bank_option: numbered(options),
    keep_option_order: true,
    ...(right && { bank_key: numbered(right) }),
  };
}
