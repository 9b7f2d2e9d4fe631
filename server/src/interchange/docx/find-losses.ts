/** Names what a reader of the document would not get back. It reads the written paragraphs by the grammar of texts. */
import { isDeepStrictEqual } from 'node:util';
import { type BankItem, DEFAULT_PLAY_LIMIT } from '@lulus/contract';
import { type MessageCode, type Problem, problem } from '@lulus/contract/messages';
import { hasLatex } from '../formulas.ts';
import { type ImportedFields, isRefused } from '../imported.ts';
import { mapText } from '../text/map.ts';
import type { Paragraph } from '../text/paragraphs.ts';
import { readParagraphs } from '../text/read.ts';
import type { Sides, TextQuestion } from '../text/text-question.ts';
import { type CellBlock, readBack, type WrittenBlock } from './blocks-out.ts';
import type { WrittenQuestion } from './write-question.ts';

export interface SectionPart {
  /** The heading of a text for several questions, or a question. */
  passage?: WrittenBlock[];
  item?: BankItem;
  question?: WrittenQuestion;
  number?: number;
}

const READ_AS: Partial<Record<BankItem['interaction'], MessageCode>> = {
  choice: 'docx_read_as_choice',
  choice_multiple: 'docx_read_as_multiple',
  short_answer: 'docx_read_as_short_answer',
  essay: 'docx_read_as_essay',
};
/** Settings with their defaults, and what to say if a reader gets another value. */
const SETTINGS: [name: keyof ImportedFields & keyof BankItem, byDefault: unknown, code: MessageCode][] = [
  ['bank_question_weight', 1, 'docx_not_read_back'],
  ['bank_gaps', null, 'docx_not_read_back'],
  ['bank_key', null, 'docx_key_changes'],
  ['scoring_rule', 'all_or_nothing', 'lost_rule'],
  ['option_points', null, 'lost_rule'],
  ['reuse_options', false, 'docx_not_read_back'],
  ['wrong_points', 0, 'lost_wrong_points'],
  ['keep_option_order', false, 'lost_option_order'],
  ['pinned_options', null, 'lost_option_order'],
  ['min_choices', null, 'lost_choice_count'],
  ['max_choices', null, 'lost_choice_count'],
  ['text_rules', null, 'lost_text_rules'],
  ['unit', null, 'lost_unit'],
  ['rubric', null, 'lost_rubric'],
  ['max_words', null, 'lost_max_words'],
  ['play_limit', DEFAULT_PLAY_LIMIT, 'lost_play_limit'],
  ['tags', null, 'lost_tags'],
];

const linesOf = (paragraphs: Paragraph[]) => [...new Set(paragraphs.map(({ line }) => line))].join();
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

const withoutLabel = (block: WrittenBlock): WrittenBlock =>
  block.kind === 'line' ? { ...block, label: undefined } : block;

/** The words of the cells in a table of statements or sides, as a reader gets them. */
function sidesOf({ interaction }: BankItem, { stem }: WrittenQuestion): Sides | undefined {
  const table = stem.at(-1);
  if (table?.kind !== 'table' || !/^(?:match|choice_table)$/.test(interaction)) return undefined;
  const [heading = [], ...rows] = table.rows;
  const wordsIn = (cells: (CellBlock | undefined)[]) =>
    cells
      .filter((cell) => cell !== undefined && cell.blocks.length > 0)
      .map((cell) => (cell?.blocks ?? []).flatMap((block) => readBack(withoutLabel(block), 0)));
  return interaction === 'match'
    ? { rows: wordsIn(rows.map(([left]) => left)), options: wordsIn(rows.map(([, right]) => right)) }
    : { rows: wordsIn(rows.map(([, statement]) => statement)), options: wordsIn(heading.slice(2)) };
}

const hasContent = ({ text, isBlock }: Paragraph) => (text !== '' && !hasLatex(text)) || isBlock === true;
const areReadable = (sides: Sides) =>
  [...sides.rows, ...sides.options].every((content) => content.some(hasContent));

/** Blocks of a section with the numbers of their lines. */
class Lines {
  readonly paragraphs: Paragraph[] = [];
  private line = 0;

  /** Returns the numbers of the lines that have content. */
  add(blocks: WrittenBlock[]): string {
    const added = blocks.flatMap((block) => readBack(block, ++this.line));
    this.paragraphs.push(...added);
    return linesOf(added.filter(({ text, isBlock }) => text !== '' || isBlock));
  }

  addHeading(text: string): void {
    this.paragraphs.push({ line: ++this.line, text: text.trim(), isHeading: true });
  }
}

interface Expected {
  item: BankItem;
  stem: string;
  words: string;
  options: string[];
  hint: string;
  sides: Sides | undefined;
  section: string;
  passage: string | undefined;
}

/** The words of a part without the label of the part itself. */
const wordsOf = (blocks: WrittenBlock[]) =>
  blocks
    .map((block, at) => (block.kind === 'line' ? `${at === 0 ? '' : (block.label ?? '')}${block.text}` : ''))
    .join('');

function addQuestion(
  lines: Lines,
  part: { item: BankItem; question: WrittenQuestion },
): Omit<Expected, 'passage' | 'section'> {
  const { item, question } = part;
  const stem = lines.add(question.stem);
  lines.add(question.type);
  const options = question.options.map((option) => lines.add(option));
  lines.add([...question.key, ...question.points, ...question.settings]);
  const hint = lines.add(question.hint);
  return {
    item,
    stem,
    words: withoutSpace([question.stem, ...question.options].map(wordsOf).join('')),
    options,
    hint,
    sides: sidesOf(item, question),
  };
}

/** Returns whether the grammar gives each paragraph to the part in which it was written. */
function isReadWhole(
  read: TextQuestion | undefined,
  expected: Expected,
  passage: string | undefined,
): boolean {
  if (!read) return false;
  const { stem, before, options, hint } = read;
  const texts = [...stem, ...options.flatMap(({ content }) => content)];
  const words = withoutSpace(texts.map(({ text }) => text).join(''));
  return (
    before.length === 0 &&
    // The number alone may be a line of its own.
    (linesOf(stem) === expected.stem || expected.stem.endsWith(`,${linesOf(stem)}`) || stem.length === 0) &&
    words === expected.words &&
    !hasLatex(words) &&
    options.length === expected.options.length &&
    linesOf(hint) === expected.hint &&
    passage === expected.passage
  );
}

/** Returns the losses of the questions of a section. */
export function findLosses(parts: SectionPart[], section: string): Map<string, Problem[]> {
  const lines = new Lines();
  const expected = new Map<number, Expected>();
  if (section !== '') lines.addHeading(section);
  let passage: string | undefined;
  for (const { passage: blocks, item, question, number } of parts) {
    if (blocks) passage = lines.add(blocks);
    else if (item && question && number) {
      const own = addQuestion(lines, { item, question });
      expected.set(number, { ...own, section, passage: item.stimulus_id ? passage : undefined });
    }
  }
  return compare(lines.paragraphs, expected);
}

function compare(paragraphs: Paragraph[], expected: Map<number, Expected>): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  if (expected.size === 0) return found;
  const file = safely(() => readParagraphs(paragraphs));
  const entries = file?.entries ?? [];
  for (const entry of entries) {
    const sides = 'stem' in entry ? expected.get(entry.number)?.sides : undefined;
    if ('stem' in entry && entry.settings && sides) entry.sides = sides;
  }
  const mapped = file ? mapText(file).entries : [];
  for (const [number, own] of expected) {
    const at = entries.findIndex((entry) => 'stem' in entry && entry.number === number);
    const read = entries[at] as TextQuestion | undefined;
    const entry = mapped[at];
    const lines = read?.passage && file ? linesOf(file.passages[read.passage] ?? []) : undefined;
    // The heading that only names the questions is no part of the passage.
    const passage = lines === undefined ? undefined : passageOf(lines, own.passage);
    const { fields, section } = entry && !isRefused(entry) ? entry : {};
    const isWhole = isReadWhole(read, own, passage) && section === own.section;
    found.set(own.item.id, lossesOf(own, isWhole, fields));
  }
  return found;
}

const passageOf = (read: string, written: string | undefined) =>
  written === read || written?.endsWith(`,${read}`) ? written : read;

function safely<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Empty values are none. */
const filled = (value: unknown): unknown =>
  typeof value === 'object' && Object.keys(value ?? {}).length === 0 ? null : value;

function lossesOf(
  { item, sides }: Expected,
  isWhole: boolean,
  fields: ImportedFields | undefined,
): Problem[] {
  const isSameType = fields?.interaction === item.interaction;
  const readAs = fields && !isSameType ? READ_AS[fields.interaction] : undefined;
  if (!fields || (!isSameType && !readAs)) return [problem('docx_not_read_back')];
  const codes: MessageCode[] = [
    ...(isWhole && (!sides || areReadable(sides)) ? [] : ['docx_not_read_back' as const]),
    ...(readAs ? [readAs] : []),
    ...SETTINGS.flatMap(([name, byDefault, code]) => {
      const isSame = isDeepStrictEqual(filled(fields[name] ?? byDefault), filled(item[name] ?? byDefault));
      return isSame || (code === 'docx_key_changes' && !isSameType) ? [] : [code];
    }),
  ];
  return [...new Set(codes)].map((code) => ({ code, params: {} }));
}
