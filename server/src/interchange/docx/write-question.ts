/** Writes a question as paragraphs: the text, options, key, points and explanation. */
import type { BankAsset, BankItem } from '@lulus/contract';
import { TextRun } from 'docx';
import type { CellBlock, LineBlock, TableBlock, WrittenBlock } from './blocks-out.ts';
import { type ContentWriter, emptyLine } from './write-content.ts';
import { textRuns } from './write-runs.ts';
import { writeSettings } from './write-settings.ts';
import type { DocumentWords } from './write-words.ts';

const OPTION_WIDTH = 200;
const BOX = '☐';

export interface WrittenQuestion {
  stem: WrittenBlock[];
  /** The line with the type. */
  type: LineBlock[];
  /** The blocks of each option. */
  options: WrittenBlock[][];
  key: LineBlock[];
  points: LineBlock[];
  settings: LineBlock[];
  hint: WrittenBlock[];
}

const letterAt = (at: number): string => String.fromCharCode(65 + at);

/** Puts a label in front of the first line. */
function withLabel(blocks: WrittenBlock[], label: string, level: number): WrittenBlock[] {
  const [first, ...others] = blocks;
  if (first?.kind !== 'line' || first.label !== undefined) return [emptyLine(level, label), ...blocks];
  return [{ ...first, label }, ...others];
}

/** A line such as "Kunci: C". */
function additionLine(name: string, text: string): LineBlock {
  const children = [new TextRun({ text: `${name}: `, bold: true }), ...textRuns(text)];
  return { kind: 'line', text: `${name}: ${text}`, children, look: 'text', level: 1, isRtl: false };
}

const plainLine = (text: string, level: number): LineBlock => ({
  kind: 'line',
  text,
  children: textRuns(text),
  look: 'text',
  level,
  isRtl: false,
});

/** Each line of the text is a paragraph. */
function additionLines(name: string, text: string): LineBlock[] {
  const [first = '', ...others] = text.split('\n');
  return [additionLine(name, first), ...others.map((line) => plainLine(line, 1))];
}

export class QuestionWriter {
  private readonly content: ContentWriter;
  private readonly words: DocumentWords;

  constructor(content: ContentWriter, words: DocumentWords) {
    this.content = content;
    this.words = words;
  }

  write(item: BankItem, number: number): WrittenQuestion {
    const { interaction, bank_question, bank_question_weight: weight, hint } = item;
    const { type, key, others } = writeSettings(item, this.words.language);
    const stem = [
      ...this.content.html(bank_question, 1),
      ...this.beside(item.bank_asset, 1),
      ...this.answerParts(item),
    ];
    const hasLetters = /^choice(_multiple)?$|^order$/.test(interaction);
    return {
      stem: withLabel(stem, `${number}.`, 1),
      type: type ? additionLines(...type) : [],
      options: hasLetters
        ? Object.values(item.bank_option).map((option, at) =>
            withLabel(this.option(item, option, 2), `${letterAt(at)}.`, 2),
          )
        : [],
      key: key === '' ? [] : additionLines(this.words.key, key),
      points:
        weight === 1
          ? []
          : [additionLine(this.words.points, String(weight).replace('.', this.words.decimalSign))],
      settings: others.flatMap(([name, text]) => additionLines(name, text)),
      hint: hint ? this.hint(item, hint) : [],
    };
  }

  /** Pictures beside a text. */
  beside({ image }: BankAsset, level: number): WrittenBlock[] {
    return image.flatMap((path) => this.content.picture(path, { level, maxWidth: 380 }));
  }

  private hint({ hint_type }: BankItem, hint: string): WrittenBlock[] {
    const blocks = hint_type === 'html' ? this.content.html(hint, 1) : this.content.text(hint, 1);
    const [first, ...others] = blocks;
    const line = additionLine(this.words.hint, '');
    if (first?.kind !== 'line' || first.label !== undefined)
      return [{ ...line, text: line.text.trim() }, ...blocks];
    const children = [...line.children, ...first.children];
    return [{ ...first, text: `${this.words.hint}: ${first.text}`, children }, ...others];
  }

  private option({ option_type }: BankItem, option: string, level: number): WrittenBlock[] {
    if (option_type === 'file') return this.content.picture(option, { level, maxWidth: OPTION_WIDTH });
    return option_type === 'html' ? this.content.html(option, level) : this.content.text(option, level);
  }

  private row({ rows_type }: BankItem, row: string): WrittenBlock[] {
    return rows_type === 'html' ? this.content.html(row, 0) : this.content.text(row, 0);
  }

  /** What a question of another type than a choice has below its text. */
  private answerParts(item: BankItem): WrittenBlock[] {
    switch (item.interaction) {
      case 'choice_table':
        return [this.statements(item)];
      case 'match':
        return [this.sides(item)];
      default:
        return [];
    }
  }

  private statements(item: BankItem): TableBlock {
    const { number, statement } = this.words;
    const options = Object.values(item.bank_option);
    const rows = [
      [
        heading([plainLine(number, 0)]),
        heading([plainLine(statement, 0)]),
        ...options.map((option) => heading(this.option(item, option, 0))),
      ],
      ...Object.values(item.bank_rows).map((row, at) => [
        cell([plainLine(String(at + 1), 0)]),
        cell(this.row(item, row)),
        ...options.map(() => cell([{ ...plainLine(BOX, 0), isCentered: true }])),
      ]),
    ];
    return tableOf(rows, [1, 8, ...options.map(() => 3)]);
  }

  private sides(item: BankItem): TableBlock {
    const [rows, options] = [Object.values(item.bank_rows), Object.values(item.bank_option)];
    const side = (blocks: WrittenBlock[], label: string) => cell(withLabel(blocks, label, 1).map(atLeft));
    const lines = Array.from({ length: Math.max(rows.length, options.length) }, (_, at) => {
      const [row, option] = [rows[at], options[at]];
      return [
        row === undefined ? cell([]) : side(this.row(item, row), `(${at + 1})`),
        option === undefined ? cell([]) : side(this.option(item, option, 0), `${letterAt(at)}.`),
      ];
    });
    return tableOf([
      [heading([plainLine(this.words.left, 0)]), heading([plainLine(this.words.right, 0)])],
      ...lines,
    ]);
  }
}

const atLeft = (block: WrittenBlock): WrittenBlock => (block.level === 0 ? { ...block, level: 1 } : block);
const cell = (blocks: WrittenBlock[]): CellBlock => ({ blocks, columns: 1, rows: 1, isHeader: false });
const heading = (blocks: WrittenBlock[]): CellBlock => ({
  blocks: blocks.map((block) => (block.kind === 'line' ? { ...block, isCentered: true } : block)),
  columns: 1,
  rows: 1,
  isHeader: true,
});
const tableOf = (rows: CellBlock[][], widths?: number[]): TableBlock => ({
  kind: 'table',
  rows,
  level: 1,
  isRtl: false,
  ...(widths && { widths }),
});
