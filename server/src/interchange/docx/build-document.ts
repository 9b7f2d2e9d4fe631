/** Builds a Word document from paragraphs and tables. */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { CellBlock, Inline, LineBlock, Look, TableBlock, WrittenBlock } from './blocks-out.ts';
import { OWN_STYLES } from './own-styles.ts';
import type { DocumentWords } from './write-words.ts';

/** Twentieths of a point: 0.75 cm, 2 cm, and the width of the text on A4. */
const STEP = 425;
const MARGIN = 1134;
const TEXT_WIDTH = 11906 - 2 * MARGIN;

const FONT = {
  ascii: 'Calibri',
  hAnsi: 'Calibri',
  cs: 'Times New Roman',
  eastAsia: 'Yu Mincho',
};
const BORDER = { style: BorderStyle.SINGLE, size: 4, color: '808080' };

/** Styles of paragraphs by their look. */
const STYLES: Partial<Record<Look, string>> = { quote: 'Quotation', code: 'Code' };

interface Place {
  /** Space above and below in twentieths of a point. */
  before?: number;
  after?: number;
  /** Whether the next paragraph stands on the same page. */
  keepNext?: boolean;
}

/** The library knows its own parts only by type. */
const parts = (children: Inline[]) => children as ParagraphChild[];

function labelled({ label, children }: LineBlock): ParagraphChild[] {
  const own = parts(children);
  return label === undefined ? own : [new TextRun({ children: [label, new Tab()] }), ...own];
}

function buildLine(block: LineBlock, { before = 0, after = 60, keepNext = false }: Place): Paragraph {
  const { look, level, isRtl, label, isCentered } = block;
  return new Paragraph({
    children: labelled(block),
    ...(STYLES[look] && { style: STYLES[look] }),
    ...(isRtl && { bidirectional: true }),
    keepNext,
    keepLines: block.text.length < 1000,
    ...((isCentered || look === 'caption') && { alignment: AlignmentType.CENTER }),
    spacing: { before, after },
    indent: { left: STEP * level, ...(label !== undefined && { hanging: STEP }) },
    ...(label !== undefined && { tabStops: [{ type: 'left', position: STEP * level }] }),
  });
}

/** Columns of the grid, cells over several rows included. */
function countColumns(rows: CellBlock[][]): number {
  const taken: number[] = [];
  rows.forEach((cells, at) => {
    for (const { columns, rows: height } of cells) {
      for (let row = at; row < Math.min(rows.length, at + height); row++) {
        taken[row] = (taken[row] ?? 0) + columns;
      }
    }
  });
  return Math.min(63, Math.max(1, ...taken));
}

function buildCell({ blocks, columns, rows, isHeader }: CellBlock, keepNext: boolean): TableCell {
  const children = buildBlocks(blocks, { after: 0, keepNext });
  const last = blocks.at(-1);
  return new TableCell({
    // A cell must end with a paragraph.
    children: last?.kind === 'line' ? children : [...children, new Paragraph({ spacing: { after: 0 } })],
    columnSpan: Math.min(63, columns),
    rowSpan: rows,
    ...(isHeader && { shading: { fill: 'F2F2F2' } }),
  });
}

/** Rows that only continue cells of the row above need a cell of their own. */
function buildTable({ rows, level, isRtl, widths }: TableBlock, keepNext: boolean): Table {
  const columns = countColumns(rows);
  const width = TEXT_WIDTH - STEP * level;
  const shares = widths ?? Array.from({ length: columns }, () => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const filled = rows.map((cells, at) =>
    cells.map((cell) => ({ ...cell, rows: Math.min(cell.rows, rows.length - at) })),
  );
  const isHeaderRow = (cells: CellBlock[], at: number) =>
    at === 0 && cells.length > 0 && cells.every((cell) => cell.isHeader && cell.rows === 1);
  return new Table({
    rows: filled.map(
      (cells, at) =>
        new TableRow({
          cantSplit: true,
          tableHeader: isHeaderRow(cells, at),
          children: cells.map((cell) => buildCell(cell, keepNext || at < rows.length - 1)),
        }),
    ),
    columnWidths: shares.map((share) => Math.floor((width * share) / total)),
    indent: { size: STEP * level, type: WidthType.DXA },
    width: { size: 0, type: WidthType.AUTO },
    layout: TableLayoutType.AUTOFIT,
    ...(isRtl && { visuallyRightToLeft: true }),
    margins: { top: 40, bottom: 40, left: 100, right: 100 },
    borders: {
      top: BORDER,
      bottom: BORDER,
      left: BORDER,
      right: BORDER,
      insideHorizontal: BORDER,
      insideVertical: BORDER,
    },
  });
}

export function buildBlocks(blocks: WrittenBlock[], place: Place = {}): (Paragraph | Table)[] {
  return blocks.flatMap((block, at) => {
    const { before = 0, ...others } = place;
    if (block.kind === 'line') return [buildLine(block, at === 0 ? { before, ...others } : others)];
    const table = buildTable(block, place.keepNext ?? false);
    const gap = new Paragraph({
      spacing: { before: 0, after: 0, line: 120, lineRule: LineRuleType.EXACT },
      keepNext: place.keepNext ?? false,
    });
    // Two tables without a paragraph between them would become one.
    return place.after === 0 && blocks[at + 1]?.kind === 'line' ? [table] : [table, gap];
  });
}

export const titleParagraph = (children: Inline[]): Paragraph =>
  new Paragraph({ style: OWN_STYLES.title.id, children: parts(children) });
/** A line that explains the document. */
export const guideParagraph = (children: Inline[]): Paragraph =>
  new Paragraph({ style: OWN_STYLES.guide.id, children: parts(children) });
/** The heading of a page of such lines. */
export const guideHeading = (children: Inline[]): Paragraph =>
  new Paragraph({ style: OWN_STYLES.guideHeading.id, children: parts(children), pageBreakBefore: true });
export const sectionParagraph = (children: Inline[], isRtl: boolean): Paragraph =>
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: parts(children), bidirectional: isRtl });
export const groupParagraph = (children: Inline[]): Paragraph =>
  new Paragraph({ heading: HeadingLevel.HEADING_2, children: parts(children) });

const heading = (size: number, before: number, after: number) => ({
  run: { size, bold: true, color: '000000', font: FONT },
  paragraph: { spacing: { before, after }, keepNext: true },
});

const styles = {
  default: {
    document: {
      run: { font: FONT, size: 22, sizeComplexScript: 28 },
      paragraph: { spacing: { line: 259, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { size: 32, bold: true, font: FONT, color: '000000' },
      paragraph: { spacing: { before: 0, after: 240 }, alignment: AlignmentType.CENTER },
    },
    heading1: heading(26, 360, 120),
    heading2: heading(22, 240, 80),
  },
  paragraphStyles: [
    { ...OWN_STYLES.title, basedOn: 'Title' },
    {
      ...OWN_STYLES.guide,
      next: 'Normal',
      basedOn: 'Normal',
      run: { size: 20, color: '404040' },
      paragraph: { spacing: { after: 60 } },
    },
    { ...OWN_STYLES.guideHeading, basedOn: 'Normal', next: OWN_STYLES.guide.id, ...heading(26, 0, 120) },
    { id: 'Quotation', name: 'Quotation', basedOn: 'Normal', run: { italics: true } },
    { id: 'Code', name: 'Code', basedOn: 'Normal', run: { size: 20 } },
  ],
};

function pageFooter({ page: [before, between] }: DocumentWords): Footer {
  const children = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children, size: 18 })] }),
    ],
  });
}

export async function buildDocument(
  { title, words, language }: { title: string; words: DocumentWords; language: 'en' | 'id' },
  children: (Paragraph | Table)[],
): Promise<Uint8Array> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const document = new Document({
    title,
    creator: 'Lulus',
    styles: {
      ...styles,
      default: {
        ...styles.default,
        document: {
          ...styles.default.document,
          run: {
            ...styles.default.document.run,
            language: {
              value: language === 'id' ? 'id-ID' : 'en-GB',
              bidirectional: 'ar-SA',
              eastAsia: 'ja-JP',
            },
          },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 }, margin } },
        footers: { default: pageFooter(words) },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}
