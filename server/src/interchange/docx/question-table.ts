/** Tables with a question in each row, or in several rows below each other. */
import { findLetter } from '../text/labels.ts';
import type { SectionKind } from '../text/lines.ts';
import { type Paragraph, sliceParagraph } from '../text/paragraphs.ts';
import type { TextOption, TextQuestion } from '../text/text-question.ts';
import type { Cell, TableBlock } from './blocks.ts';
import { cellAt, isTicked, type Paragraphs, textOfCell, wholeTextOfCell } from './cells.ts';
import type { Columns, Field } from './columns.ts';

/** The types that Indonesian programs number from 1 to 5. */
export type RowType = 'choice' | 'choice_multiple' | 'match' | 'short_answer' | 'essay' | 'true_false';

const TYPES: [type: RowType, pattern: RegExp][] = [
  ['choice_multiple', /^(?:2|pgk|pg kompleks|pilihan ganda kompleks|multiple (?:response|answers?))$/],
  ['match', /^(?:3|menjodohkan|jodohkan|matching|match)$/],
  ['short_answer', /^(?:4|isian|isian singkat|jawaban singkat|short answer)$/],
  ['essay', /^(?:5|uraian|esai|essay|essai)$/],
  ['true_false', /^(?:b s|bs|benar salah|true false|t f)$/],
  ['choice', /^(?:1|pg|pilihan ganda|pilgan|multiple choice|mc)$/],
];

const readType = (cell: Cell | undefined): RowType | null => {
  const text = textOfCell(cell)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return TYPES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
};

const MAX_HEADING_LENGTH = 30;

/** A question with the rows that it takes. */
export interface TableRows {
  /** From 1, in the table. */
  row: number;
  rows: Cell[][];
  type: RowType | null;
}

/** Divides the rows of a table among its questions. A row without number and text goes on with the question above. */
export function groupRows({ rows }: TableBlock, { fields, height }: Columns): TableRows[] {
  const groups: TableRows[] = [];
  let type: RowType | null = null;
  for (const [at, row] of rows.entries()) {
    if (
      at < height ||
      row.every((cell) => wholeTextOfCell(cell) === '' && cell.blocks.length < 2 && !hasTable(cell))
    )
      continue;
    const part = (field: Field) => (fields[field] === undefined ? undefined : cellAt(row, fields[field]));
    const begins = ['number', 'question'].some((field) => wholeTextOfCell(part(field as Field)) !== '');
    // A heading may have a second row, without merged cells.
    const isHeading =
      groups.length === 0 && row.every((cell) => textOfCell(cell).length < MAX_HEADING_LENGTH);
    if (!begins && isHeading) continue;
    if (begins || groups.length === 0) {
      type = readType(part('type')) ?? type;
      groups.push({ row: at + 1, rows: [row], type: fields.type === undefined ? null : type });
    } else groups.at(-1)?.rows.push(row);
  }
  return groups;
}

const hasTable = (cell: Cell) => cell.blocks.some(({ kind }) => kind === 'table');

const lineOf = (row: Cell[]): number => row[0]?.blocks[0]?.line ?? 0;

/** Divides the paragraphs of a cell with all options at their letters. */
function divideOptions(paragraphs: Paragraph[]): TextOption[] {
  const options: TextOption[] = [];
  for (const paragraph of paragraphs) {
    const letter = findLetter(paragraph);
    if (letter && letter.at === options.length) {
      const content = [sliceParagraph(paragraph, letter.length)];
      options.push({ at: letter.at, isMarked: letter.isMarked, content });
    } else options.at(-1)?.content.push(paragraph);
  }
  return options;
}

/** Options may stand below the text, in the same cell. */
function splitStem(stem: Paragraph[]): { stem: Paragraph[]; options: TextOption[] } {
  const start = stem.findIndex((paragraph) => findLetter(paragraph)?.at === 0);
  const hasSecond = start >= 0 && stem.slice(start).some((paragraph) => findLetter(paragraph)?.at === 1);
  if (!hasSecond) return { stem, options: [] };
  return { stem: stem.slice(0, start), options: divideOptions(stem.slice(start)) };
}

/** Forms have rows for more questions than are filled in. Codes and letters stand there already. */
export function isUnused({ rows, type }: TableRows, { stem, options, key }: TextQuestion): boolean {
  if (stem.length > 0 || options.length > 0 || key !== null) return false;
  return type !== 'match' || rows.flat().every((cell) => wholeTextOfCell(cell).length < 3);
}

interface Answers {
  options: TextOption[];
  key: string | null;
}

const letterFor = (at: number) => String.fromCharCode(65 + at);

/** Takes the letter of the option from its text. Returns undefined if it has none. */
function withoutLetter([first, ...others]: Paragraph[], at: number): Paragraph[] | undefined {
  const letter = first && findLetter(first);
  if (letter?.at !== at) return undefined;
  const rest = sliceParagraph(first as Paragraph, letter.length);
  return rest.text === '' && others.length === 0 ? undefined : [rest, ...others];
}

/** Options in rows below each other: a letter and the text, in one cell or two, and a tick at the right ones. */
function readOptionRows({ rows }: TableRows, first: number, paragraphs: Paragraphs): Answers {
  const options: TextOption[] = [];
  const right: string[] = [];
  for (const row of rows) {
    const cells = row.filter(({ column }) => column >= first);
    const letter = cells.findIndex((cell) => /^\(?[A-Ja-j][.)]?$/.test(wholeTextOfCell(cell)));
    const own = withoutLetter(paragraphs.ofCell(cells[0]), options.length);
    const [text, ...ticks] = own ? cells : cells.slice(letter + 1);
    const content = own ?? paragraphs.ofCell(text);
    if (content.length === 0) continue;
    if (ticks.some(isTicked)) right.push(letterFor(options.length));
    options.push({ at: options.length, isMarked: false, content });
  }
  return { options, key: right.length > 0 ? right.join(', ') : null };
}

function readOptionColumns(row: Cell[], { options }: Columns, paragraphs: Paragraphs): TextOption[] {
  const sorted = [...options].sort(([one], [other]) => one - other);
  const contents = sorted.map(([, column]) => paragraphs.ofCell(cellAt(row, column)));
  const last = contents.findLastIndex((content) => content.length > 0);
  return contents.slice(0, last + 1).map((content, at) => ({
    at: sorted[at]?.[0] ?? at,
    isMarked: false,
    content: content.length > 0 ? content : [{ line: lineOf(row), text: '' }],
  }));
}

function readAnswers(group: TableRows, columns: Columns, paragraphs: Paragraphs): Answers {
  const { fields, options } = columns;
  const [row = []] = group.rows;
  const keyCell = fields.key === undefined ? undefined : cellAt(row, fields.key);
  const key = keyCell ? textOfCell(keyCell) : '';
  const isText = group.type === 'short_answer' || group.type === 'essay';
  if (isText) {
    const answer =
      fields.type === undefined ? key : textOfCell(row.find(({ column }) => column > (fields.type ?? 0)));
    return { options: [], key: (key || answer) === '' ? null : key || answer };
  }
  if (options.size > 1)
    return { options: readOptionColumns(row, columns, paragraphs), key: key === '' ? null : key };
  const first = fields.options ?? (fields.type === undefined ? undefined : fields.type + 1);
  if (first !== undefined && (group.rows.length > 1 || fields.key === undefined)) {
    const read = readOptionRows(group, first, paragraphs);
    // A cell over all rows has the key of the question. Else the column may have the texts of options.
    const isWhole = keyCell !== undefined && keyCell.rows > 1 && key !== '';
    return { ...read, key: read.key ?? (isWhole ? key : null) };
  }
  const cell = fields.options === undefined ? undefined : cellAt(row, fields.options);
  return { options: divideOptions(paragraphs.ofCell(cell)), key: key === '' ? null : key };
}

/** Adds the options of a statement that is true or false. Another key than these words stays as it is. */
function withVerdicts({ options, key }: Answers, line: number): Answers {
  if (options.length > 0) return { options, key };
  const verdicts = ['Benar', 'Salah'].map((text, at) => ({ at, isMarked: false, content: [{ line, text }] }));
  const verdict = /^\W*(?:(b|benar|t|true)|s|salah|f|false)\W*$/i.exec(key ?? '');
  return { options: verdicts, key: verdict ? (verdict[1] ? 'A' : 'B') : key };
}

const KINDS: Record<RowType, SectionKind> = {
  choice: 'choice',
  choice_multiple: 'choice',
  match: null,
  short_answer: 'short_answer',
  essay: 'essay',
  true_false: null,
};

/** Returns a question of a table as one of the grammar of texts. */
export function readTableQuestion(
  group: TableRows,
  columns: Columns,
  paragraphs: Paragraphs,
  heading: { section: string; kind: SectionKind },
): TextQuestion {
  const [row = []] = group.rows;
  const part = (field: Field) =>
    columns.fields[field] === undefined ? undefined : cellAt(row, columns.fields[field]);
  const points = Number(textOfCell(part('points')).replace(',', '.'));
  const section = textOfCell(part('section')) || heading.section;
  const number = Number(/\d+/.exec(wholeTextOfCell(part('number')))?.[0] ?? group.row);
  const read = readAnswers(group, columns, paragraphs);
  const answers = group.type === 'true_false' ? withVerdicts(read, lineOf(row)) : read;
  const whole = paragraphs.ofCell(part('question'));
  const isText = [group.type && KINDS[group.type], heading.kind].some(
    (kind) => kind === 'essay' || kind === 'short_answer',
  );
  const split =
    answers.options.length === 0 && !isText ? splitStem(whole) : { stem: whole, options: answers.options };
  const hasOptions = columns.options.size > 1 || columns.fields.options !== undefined;
  const given = group.type ? KINDS[group.type] : (heading.kind ?? (hasOptions ? 'choice' : null));
  return {
    line: lineOf(row),
    lastLine: lineOf(row),
    number,
    section,
    kind: given,
    before: [],
    ...answers,
    ...split,
    ...(group.type === 'choice_multiple' && { isMultiple: true }),
    hint: paragraphs.ofCell(part('hint')),
    points: textOfCell(part('points')) !== '' && Number.isFinite(points) ? points : null,
  };
}
