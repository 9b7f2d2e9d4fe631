/** Names what a reader of the document would not get back. It reads the written paragraphs by the grammar of texts. */
import type { BankItem } from '@lulus/contract';
import { type MessageCode, type Problem, problem } from '@lulus/contract/messages';
import { hasLatex } from '../formulas.ts';
import { isRefused } from '../imported.ts';
import { findCommonLosses } from '../lost-parts.ts';
import { mapText } from '../text/map.ts';
import type { Paragraph } from '../text/paragraphs.ts';
import { readParagraphs } from '../text/read.ts';
import type { TextQuestion } from '../text/text-question.ts';
import { readBack, type WrittenBlock } from './blocks-out.ts';
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
/** Columns that the reader of documents knows as such. */
const KNOWN_COLUMN =
  /^(?:benar|salah|ya|tidak|true|false|yes|no|setuju|sesuai|fakta|opini|tepat|fact|opinion|correct|incorrect)$/i;

const linesOf = (paragraphs: Paragraph[]) => [...new Set(paragraphs.map(({ line }) => line))].join();
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** Returns whether the table of a question reads as one, not as an essay. */
function isReadableTable({ interaction, bank_option, option_type }: BankItem): boolean {
  const columns = Object.values(bank_option);
  const letters = columns.map((column) => column[0]?.toLowerCase());
  return (
    interaction === 'choice_table' &&
    option_type === 'text' &&
    columns.every((column) => KNOWN_COLUMN.test(column)) &&
    new Set(letters).size === columns.length
  );
}

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
}

interface Expected {
  item: BankItem;
  stem: string;
  words: string;
  options: string[];
  hint: string;
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
): Omit<Expected, 'passage'> {
  const { item, question } = part;
  const stem = lines.add(question.stem);
  const options = question.options.map((option) => lines.add(option));
  lines.add([...question.key, ...question.points]);
  const hint = lines.add(question.hint);
  return {
    item,
    stem,
    words: withoutSpace([question.stem, ...question.options].map(wordsOf).join('')),
    options,
    hint,
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
export function findLosses(parts: SectionPart[], heading: string | null): Map<string, Problem[]> {
  const lines = new Lines();
  const expected = new Map<number, Expected>();
  if (heading !== null) {
    lines.add([{ kind: 'line', text: heading, children: [], look: 'text', level: 0, isRtl: false }]);
  }
  let passage: string | undefined;
  for (const { passage: blocks, item, question, number } of parts) {
    if (blocks) passage = lines.add(blocks);
    else if (item && question && number) {
      const own = addQuestion(lines, { item, question });
      expected.set(number, { ...own, passage: item.stimulus_id ? passage : undefined });
    }
  }
  return compare(lines.paragraphs, expected);
}

function compare(paragraphs: Paragraph[], expected: Map<number, Expected>): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  if (expected.size === 0) return found;
  const file = safely(() => readParagraphs(paragraphs));
  const entries = file?.entries ?? [];
  const mapped = file ? mapText(file).entries : [];
  for (const [number, own] of expected) {
    const at = entries.findIndex((entry) => 'stem' in entry && entry.number === number);
    const read = entries[at] as TextQuestion | undefined;
    const entry = mapped[at];
    const lines = read?.passage && file ? linesOf(file.passages[read.passage] ?? []) : undefined;
    // The heading that only names the questions is no part of the passage.
    const passage = lines === undefined ? undefined : passageOf(lines, own.passage);
    const fields = entry && !isRefused(entry) ? entry.fields : undefined;
    found.set(own.item.id, lossesOf(own, isReadWhole(read, own, passage), fields));
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

type Fields = Pick<BankItem, 'interaction'> & {
  bank_key?: BankItem['bank_key'];
  bank_question_weight?: number;
  rubric?: BankItem['rubric'];
};

function lossesOf({ item }: Expected, isWhole: boolean, fields: Fields | undefined): Problem[] {
  const { interaction, scoring_rule, bank_key, bank_question_weight, rubric, tags, keep_option_order } = item;
  const losses: Problem[] = [];
  if (!fields || !isWhole || (fields.bank_question_weight ?? 1) !== bank_question_weight)
    losses.push(problem('docx_not_read_back'));
  const code = fields && READ_AS[fields.interaction];
  const isSameType = fields?.interaction === interaction || isReadableTable(item);
  if (code && !isSameType) losses.push({ code, params: {} });
  if (scoring_rule !== 'all_or_nothing' && interaction !== 'essay') losses.push(problem('lost_rule'));
  const isSameKey = JSON.stringify(fields?.bank_key ?? []) === JSON.stringify(bank_key ?? []);
  if (
    isSameType &&
    /^choice(_multiple)?$|^short_answer$/.test(interaction) &&
    !isSameKey &&
    scoring_rule !== 'option_points'
  )
    losses.push(problem('docx_key_changes'));
  const isSameRubric = JSON.stringify(fields?.rubric ?? []) === JSON.stringify(rubric);
  const kept = new Set(['lost_weight', 'lost_stimulus', ...(isSameRubric ? ['lost_rubric'] : [])]);
  losses.push(...findCommonLosses(item).filter(({ code }) => !kept.has(code)));
  if (tags.length > 0) losses.push(problem('lost_tags'));
  return keep_option_order && isReadableTable(item)
    ? losses.filter(({ code }) => code !== 'lost_option_order')
    : losses;
}
