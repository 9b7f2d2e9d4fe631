/** Reads a Word document into questions of the grammar of texts, with the answers that stand in tables. */
import { problem } from '@lulus/contract/messages';
import { type SourceFile, Unreadable } from '../imported.ts';
import {
  isMatching,
  isSectionHeading,
  readKeyListHeading,
  type SectionKind,
  sectionKind,
  sectionName,
} from '../text/lines.ts';
import type { FindAnswers } from '../text/map.ts';
import type { Paragraph } from '../text/paragraphs.ts';
import { readParagraphs } from '../text/read.ts';
import type { TextFile, TextQuestion } from '../text/text-question.ts';
import { readWord, typeWords } from '../xlsx/words.ts';
import { readSideTable, readStatementTable } from './answer-table.ts';
import { type Block, readBody, type TableBlock } from './blocks.ts';
import { cellAt, Paragraphs, textOfCell } from './cells.ts';
import { type Columns, readColumns } from './columns.ts';
import { readKeyTable, readLayout } from './layout-tables.ts';
import { findPairs, readPairTable } from './pair-table.ts';
import { groupRows, isUnused, readTableQuestion, type TableRows } from './question-table.ts';
import { Source, warnOfMargin } from './source.ts';
import { findStatements, readPairs, readStatements } from './table-answers.ts';
import { readUprightTable, type UprightQuestion } from './upright-table.ts';

export interface DocxFile extends TextFile {
  source: Source;
  /** Answers in tables, by their question. */
  answers: Map<TextQuestion, FindAnswers>;
  /** Rows of tables that are questions. */
  rows: Map<TextQuestion, { table: number; row: number }>;
}

class Reader {
  readonly file: DocxFile;
  private readonly paragraphs = new Paragraphs();
  private heading: { section: string; kind: SectionKind } = { section: '', kind: null };
  /** Paragraphs since the last table with questions. */
  private text: Paragraph[] = [];

  constructor(source: Source) {
    this.file = {
      source,
      entries: [],
      passages: {},
      guessed: new Set(),
      answers: new Map(),
      rows: new Map(),
    };
  }

  readAll(blocks: Block[]): void {
    for (const block of blocks) {
      if (block.kind === 'text') {
        this.text.push(...this.paragraphs.of([block]));
        continue;
      }
      const columns = readColumns(block);
      const single = columns ? null : readUprightTable(block, this.paragraphs, this.nextNumber());
      if (columns) this.readTable(block, columns);
      else if (single) this.readUpright(block, single);
      else if (!this.readKeys(block)) {
        this.text.push(...(readLayout(block, this.paragraphs) ?? [this.paragraphs.ofTable(block)]));
      }
    }
    this.readText();
  }

  /** Reads a table of keys as lines. They need a heading. */
  private readKeys(table: TableBlock): boolean {
    const keys = readKeyTable(table);
    if (!keys) return false;
    const above = this.text.findLast(({ text }) => text !== '');
    const hasHeading = above !== undefined && readKeyListHeading(above.text) === '';
    this.text.push(...(hasHeading ? [] : [{ line: table.line, text: 'Kunci Jawaban' }]), ...keys);
    return true;
  }

  /** Reads the paragraphs between tables with questions. */
  private readText(): void {
    const paragraphs = this.text;
    this.text = [];
    if (paragraphs.every(({ text, label, isBlock }) => text === '' && !label && !isBlock)) return;
    const { entries, passages } = readParagraphs(paragraphs);
    for (const entry of entries) {
      if ('stem' in entry) this.findTableAnswers(entry);
    }
    this.file.entries.push(...entries);
    Object.assign(this.file.passages, passages);
  }

  /** Finds statements to tick, or sides to match, in a question without options. */
  private findTableAnswers(question: TextQuestion): void {
    if (question.settings) {
      this.findSides(question, question.settings.get('type') ?? '');
      return;
    }
    if (question.options.length > 0) return;
    for (const paragraph of question.stem) {
      const table = this.paragraphs.tables.get(paragraph);
      const answers = table && this.answersIn(table, question);
      if (!answers) continue;
      question.stem = question.stem.filter((one) => one !== paragraph);
      this.file.answers.set(question, answers);
      return;
    }
  }

  /** The last table of a question that names its type may have its statements or sides. */
  private findSides(question: TextQuestion, written: string): void {
    const type = readWord(typeWords, written);
    const paragraph = question.stem.findLast((one) => this.paragraphs.tables.has(one));
    const table = paragraph && this.paragraphs.tables.get(paragraph);
    if (!table || question.sides || question.options.length > 0) return;
    const sides =
      type === 'match'
        ? readSideTable(table, this.paragraphs)
        : type === 'choice_table'
          ? readStatementTable(table, this.paragraphs)
          : null;
    if (!sides) return;
    question.sides = sides;
    question.stem = question.stem.filter((one) => one !== paragraph);
  }

  private answersIn(table: TableBlock, { stem }: TextQuestion): FindAnswers | null {
    const statements = findStatements(table);
    if (statements) return ({ key }, warnings) => readStatements(statements, key, this.paragraphs, warnings);
    const pairs = stem.some(({ text }) => isMatching(text)) ? findPairs(table, this.paragraphs) : null;
    return pairs && (({ key }, warnings) => readPairTable(pairs, key, warnings));
  }

  /** The last heading before a table names its section. */
  private takeHeading(): void {
    const at = this.text.findLastIndex(({ text, label }) =>
      isSectionHeading(label ? `${label} ${text}` : text),
    );
    if (at < 0) return;
    const { text, label } = this.text[at] as Paragraph;
    const whole = label ? `${label} ${text}` : text;
    this.heading = { section: sectionName(whole), kind: sectionKind(whole) };
    this.text.splice(at, 1);
  }

  private readTable(table: TableBlock, columns: Columns): void {
    this.takeHeading();
    this.readOutside();
    for (const group of groupRows(table, columns)) {
      const question = readTableQuestion(group, columns, this.paragraphs, this.heading);
      if (isUnused(group, question)) continue;
      const { type } = columns.fields;
      if (group.type === 'match' && type !== undefined) {
        this.file.answers.set(question, () => readPairs(group, type, this.paragraphs));
      } else this.findTableAnswers(question);
      this.warnOfColumns(group, columns, question.line);
      this.file.rows.set(question, { table: table.number, row: group.row });
      this.file.entries.push(question);
    }
  }

  /** Names columns that have no meaning here. Below each other, the columns of answers need no headings that are known. */
  private warnOfColumns({ rows }: TableRows, { fields, options, others }: Columns, line: number): void {
    const answers = options.size < 2 && rows.length > 1 ? (fields.type ?? fields.options) : undefined;
    for (const [column, name] of others) {
      const text = textOfCell(cellAt(rows[0] ?? [], column));
      if (text === '' || (answers !== undefined && column > answers)) continue;
      this.file.source.line = line;
      this.file.source.warn(problem('docx_column', { name, text: text.slice(0, 100) }));
    }
  }

  /** The number of a question that has none. */
  private nextNumber(): number {
    return this.file.entries.filter((entry) => 'stem' in entry).length + 1;
  }

  private readUpright(table: TableBlock, questions: UprightQuestion[]): void {
    this.takeHeading();
    this.readOutside();
    for (const { question, row, others } of questions) {
      const { section, kind } = this.heading;
      const given = { ...question, section, kind: question.options.length > 0 ? ('choice' as const) : kind };
      for (const [name, text] of others) {
        this.file.source.line = question.line;
        this.file.source.warn(problem('docx_column', { name, text: text.slice(0, 100) }));
      }
      this.file.rows.set(given, { table: table.number, row });
      this.file.entries.push(given);
    }
  }

  /** Text before a table with questions. It may have questions of its own. */
  private readOutside(): void {
    const paragraphs = this.text;
    try {
      this.readText();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const [first] = paragraphs;
      if (first) this.file.entries.push({ line: first.line, outside: paragraphs });
    }
  }
}

/** Throws `Unreadable`. */
export function readDocx({ bytes }: SourceFile): DocxFile {
  const source = new Source(bytes);
  const reader = new Reader(source);
  warnOfMargin(source, 'header');
  warnOfMargin(source, 'footer');
  reader.readAll(readBody(source));
  if (reader.file.entries.length === 0) throw new Unreadable(problem('no_questions_in_file'));
  return reader.file;
}
