/** Reads the cells of one question. */
import { type Problem, problem } from '@lulus/contract/messages';
import { groups } from './column-groups.ts';
import { type Field, type GroupName, groupField, groupOf, headingOf, type Language } from './columns.ts';
import type { QuestionRow } from './question-row.ts';
import { KeyProblem, tidyNumber } from './read-keys.ts';
import { type CellContent, readNotation } from './read-notation.ts';
import { readWord, yesNoWords } from './words.ts';

const MAX_QUOTED = 100;

export class RowReader {
  readonly warnings: Problem[] = [];
  readonly row: QuestionRow;
  readonly language: Language;
  private readonly read = new Map<Field, CellContent>();

  /** Throws `KeyProblem` if a cell cannot be read. */
  constructor(row: QuestionRow, language: Language) {
    this.row = row;
    this.language = language;
    for (const { problem } of row.cells.values()) if (problem) throw new KeyProblem(problem);
  }

  warn(warning: Problem): void {
    this.warnings.push(warning);
  }

  /** Names a text that the question does not get. */
  warnDropped(column: string, text: string): void {
    this.warn(problem('column_dropped', { column, text: text.slice(0, MAX_QUOTED) }));
  }

  /** The words of a cell; '' if it is blank. */
  text(field: Field): string {
    return this.row.cells.get(field)?.text ?? '';
  }

  content(field: Field): CellContent {
    const cell = this.row.cells.get(field);
    if (!cell) return { text: '', html: '' };
    const known = this.read.get(field);
    if (known) return known;
    this.warnNumber(field);
    const content = readNotation(cell, this.warnings);
    this.read.set(field, content);
    return content;
  }

  /** Names a number with decimals, which the sheet may show with another sign. */
  warnNumber(field: Field): void {
    const { isNumber, text = '' } = this.row.cells.get(field) ?? {};
    if (!isNumber || /^-?\d+$/.test(text)) return;
    this.warn(problem('cell_is_number', { column: headingOf(field, this.language), text }));
  }

  /** Number of the last column of a group that is filled; 0 if none is. */
  count(group: GroupName): number {
    let last = 0;
    for (let number = 1; number <= groups[group].max; number++) {
      if (this.row.cells.has(groupField(group, number))) last = number;
    }
    return last;
  }

  /** The contents of a group's columns. A blank one before others is refused. */
  contents(group: GroupName): CellContent[] {
    const contents = Array.from({ length: this.count(group) }, (_, at) =>
      this.content(groupField(group, at + 1)),
    );
    const blank = contents.findIndex(({ html }) => html === '');
    if (blank >= 0) {
      const column = headingOf(groupField(group, blank + 1), this.language);
      throw new KeyProblem(problem('column_blank', { column }));
    }
    return contents;
  }

  number(field: Field): number | undefined {
    const text = this.text(field).replace('−', '-').replace(',', '.');
    if (text === '') return undefined;
    const number = Number(text.endsWith('%') ? 'x' : text);
    if (!Number.isFinite(number)) throw this.wrong(field);
    return tidyNumber(number);
  }

  yesNo(field: Field): boolean {
    const text = this.text(field);
    if (text === '') return false;
    const answer = readWord(yesNoWords, text);
    if (!answer) throw this.wrong(field);
    return answer === 'yes';
  }

  wrong(field: Field): KeyProblem {
    const text = this.text(field).slice(0, MAX_QUOTED);
    return new KeyProblem(problem('cell_unreadable', { column: headingOf(field, this.language), text }));
  }

  /** Columns with content that were not read, for a warning. */
  unused(read: ReadonlySet<Field | GroupName>): Field[] {
    return [...this.row.cells.keys()].filter(
      (field) => !read.has(field) && !read.has(groupOf(field) ?? field),
    );
  }
}

/** Returns texts by number, and whether they are rich. */
export function mapContents(contents: CellContent[]): { texts: Record<string, string>; isRich: boolean } {
  const isRich = contents.some(({ text }) => text === undefined);
  const texts = contents.map(({ text, html }, at) => [String(at + 1), isRich ? html : (text ?? '')]);
  return { texts: Object.fromEntries(texts), isRich };
}
