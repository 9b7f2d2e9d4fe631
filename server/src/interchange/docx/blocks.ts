/** Reads the body of a document as paragraphs and tables in their order. */
import { problem } from '@lulus/contract/messages';
import { childOf, elementsOf, findFirst, type XmlElement } from '../xml-tree.ts';
import { isGuideLine } from './guide-lines.ts';
import { type Field, readInline, warnOfDeleted } from './inline.ts';
import { OWN_STYLES } from './own-styles.ts';
import { type Source, wordsOfParagraph } from './source.ts';
import { settingOf } from './xml.ts';

export interface TextBlock {
  kind: 'text';
  line: number;
  /** The inside of a paragraph. */
  html: string;
  /** The number of an automatic list, such as `3.`. */
  label: string;
  isHeading: boolean;
}

export interface Cell {
  blocks: Block[];
  /** The first column that it takes, from 0. */
  column: number;
  columns: number;
  rows: number;
}

export interface TableBlock {
  kind: 'table';
  line: number;
  /** From 1, in the order of the document. */
  number: number;
  /** Cells that begin in each row. A cell over several rows is in the first one. */
  rows: Cell[][];
}

export type Block = TextBlock | TableBlock;

const MAX_COLUMNS = 63;

/** Labels as the grammar of questions knows them: "1." for "1", and "a." for "a:" or "a -". */
function normalizeLabel(label: string): string {
  if (/^(\d{1,4}|[A-Za-z])$/.test(label)) return `${label}.`;
  return label.replace(/^(\d{1,4}|[A-Za-z])\s?[:\-–]$/, '$1.');
}

class BodyReader {
  private readonly source: Source;
  private readonly fields: Field[] = [];

  constructor(source: Source) {
    this.source = source;
  }

  readBlocks(container: XmlElement | undefined): Block[] {
    return elementsOf(container).flatMap((node): Block[] => {
      if (node.name === 'w:p') return this.readParagraph(node);
      if (node.name === 'w:tbl') return this.readTable(node);
      if (node.name === 'm:oMathPara' || node.name === 'm:oMath')
        return this.readParagraph({ name: 'w:p', attributes: {}, children: [node] });
      if (node.name === 'mc:AlternateContent') return this.readBlocks(elementsOf(node)[0]);
      if (/^(w:sdt|w:sdtContent|w:customXml|w:ins|w:moveTo|w:smartTag)$/.test(node.name))
        return this.readBlocks(node);
      if (node.name === 'w:altChunk') this.source.warn(problem('docx_object', { name: 'altChunk' }));
      return [];
    });
  }

  private labelOf(paragraph: XmlElement): string {
    const all = this.source.styles.paragraphProperties(childOf(paragraph, 'w:pPr'));
    const lists = all.flatMap((properties) => childOf(properties, 'w:numPr') ?? []);
    const id = lists.map((list) => settingOf(list, 'w:numId')).find((one) => one !== undefined);
    if (id === undefined) return '';
    const level = lists.map((list) => settingOf(list, 'w:ilvl')).find((one) => one !== undefined);
    return normalizeLabel(this.source.numbering.next(id, Number(level ?? 0)));
  }

  private readParagraph(paragraph: XmlElement): Block[] {
    this.source.line += 1;
    const { line } = this.source;
    const properties = childOf(paragraph, 'w:pPr');
    const style = this.source.styles.nameOf(settingOf(properties, 'w:pStyle'));
    if (style === OWN_STYLES.title.name || isGuideLine(wordsOfParagraph(paragraph))) return [];
    const read = readInline(this.source, paragraph, this.fields);
    const { boxes } = read;
    const mark = childOf(properties, 'w:rPr');
    const isDeleted = childOf(mark, 'w:del') ?? childOf(mark, 'w:moveFrom');
    if (isDeleted && read.html === '' && boxes.length === 0) return [];
    const label = this.labelOf(paragraph);
    // An equation alone in its paragraph stands in the middle, but not behind a letter or number.
    const html = label ? read.html.replaceAll('<math display="block"', '<math') : read.html;
    const block: TextBlock = {
      kind: 'text',
      line,
      html,
      label,
      isHeading: /^heading/i.test(style),
    };
    if (boxes.length > 0) this.source.warn(problem('docx_text_box'));
    return [block, ...boxes.flatMap((box) => this.readBlocks(box))];
  }

  /** Rows may stand in a content control or a tracked change. */
  private rowsOf(table: XmlElement): XmlElement[] {
    return inside(table, 'w:tr').filter((row) => {
      const isDeleted = childOf(childOf(row, 'w:trPr'), 'w:del') !== undefined;
      if (isDeleted) warnOfDeleted(this.source, row);
      return !isDeleted;
    });
  }

  /** Returns nothing for a deleted table. */
  private readTable(table: XmlElement): TableBlock[] {
    const rows = this.rowsOf(table);
    if (rows.length === 0) return [];
    this.source.tables += 1;
    const block: TableBlock = {
      kind: 'table',
      line: this.source.line + 1,
      number: this.source.tables,
      rows: [],
    };
    /** Cells that go on in the next row, by column. */
    const open = new Map<number, Cell>();
    for (const row of rows) {
      const cells: Cell[] = [];
      let column = Number(settingOf(childOf(row, 'w:trPr'), 'w:gridBefore') ?? 0);
      for (const node of cellsOf(row)) {
        const properties = childOf(node, 'w:tcPr');
        const columns = Math.min(MAX_COLUMNS, Math.max(1, Number(settingOf(properties, 'w:gridSpan') ?? 1)));
        const merge = childOf(properties, 'w:vMerge');
        const above = open.get(column);
        if (merge && merge.attributes['w:val'] !== 'restart' && above) {
          above.rows += 1;
          above.blocks.push(...this.readBlocks(node).filter(hasContent));
        } else {
          const cell: Cell = { blocks: this.readBlocks(node), column, columns, rows: 1 };
          cells.push(cell);
          if (merge) open.set(column, cell);
          else open.delete(column);
        }
        column += columns;
      }
      block.rows.push(cells);
    }
    return [block];
  }
}

const hasContent = (block: Block): boolean =>
  block.kind === 'table' || block.html !== '' || block.label !== '';

function inside(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((node) => {
    if (node.name === name) return [node];
    return /^(w:sdt|w:sdtContent|w:customXml|w:ins|w:moveTo)$/.test(node.name) ? inside(node, name) : [];
  });
}
const cellsOf = (row: XmlElement) => inside(row, 'w:tc');

export function readBody(source: Source): Block[] {
  const root = source.pack.read(source.pack.main);
  const body = childOf(root, 'w:body') ?? (root && findFirst(root, 'w:body'));
  return new BodyReader(source).readBlocks(body);
}
