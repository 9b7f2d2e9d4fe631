/** Writes rich text as paragraphs and tables of Word. */
import { ImageRun, TextRun } from 'docx';
import { isBlock, isWrapper, nameOf } from '../../content/allow-list.ts';
import {
  type ContentElement,
  type ContentNode,
  isElement,
  isText,
  parseContent,
  rawText,
} from '../../content/parse-content.ts';
import { findLatex } from '../../content/write-math.ts';
import { OBJECT } from '../text/paragraphs.ts';
import type { CellBlock, Inline, LineBlock, Look, TableBlock, WrittenBlock } from './blocks-out.ts';
import { toOmml } from './omml-out/to-omml.ts';
import { printable, XmlPart, type XmlTree, xml } from './omml-out/xml-tree.ts';
import { type Picture, sizeOnPaper } from './write-pictures.ts';
import {
  attribute,
  LOOKS,
  numberOf,
  type RunLook,
  rubyRun,
  startsRtl,
  textRuns,
  withLanguage,
} from './write-runs.ts';

const PAGE_WIDTH = 620;
const CELL_WIDTH = 200;
const MAX_LIST_LEVEL = 6;

interface Place {
  look: Look;
  level: number;
  run: RunLook;
  /** From `dir`; absent if the words decide. */
  isRtl?: boolean | undefined;
  isPre?: boolean;
  label?: string | undefined;
}

interface OpenLine {
  text: string;
  children: Inline[];
  formulas: XmlTree[];
}

const isBlockNode = (node: ContentNode): node is ContentElement =>
  isElement(node) && (isBlock(node.tagName) || /^(li|caption)$/.test(node.tagName));

export class ContentWriter {
  /** Elements that a reader of the file sees as plain paragraphs. */
  readonly plain = new Set<string>();
  /** Pictures that are not in the document. */
  readonly missing = new Set<string>();
  private readonly pictures: Map<string, Picture>;
  private line: OpenLine = { text: '', children: [], formulas: [] };
  private maxWidth = PAGE_WIDTH;

  constructor(pictures: Map<string, Picture>) {
    this.pictures = pictures;
  }

  /** Plain text. Each line of it is a paragraph. */
  text(text: string, level: number): WrittenBlock[] {
    const lines = text.split(/\r?\n/).filter((line, at) => at === 0 || line.trim() !== '');
    return lines.map((line) => {
      const words = printable(line);
      return {
        kind: 'line',
        text: words,
        children: textRuns(words),
        look: 'text',
        level,
        isRtl: startsRtl(words),
      };
    });
  }

  html(html: string, level: number): WrittenBlock[] {
    return this.blocks(parseContent(html).nodes, { look: 'text', level, run: {} });
  }

  /** A picture alone in its paragraph. */
  picture(path: string, { level, maxWidth }: { level: number; maxWidth: number }): WrittenBlock[] {
    this.addPicture(path, { alt: '', wanted: {}, maxWidth });
    return this.takeLine({ look: 'text', level, run: {} });
  }

  private blocks(nodes: ContentNode[], place: Place): WrittenBlock[] {
    const written: WrittenBlock[] = [];
    let { label } = place;
    const take = () => {
      const lines = this.takeLine({ ...place, label });
      if (lines.length > 0) label = undefined;
      written.push(...lines);
    };
    for (const node of nodes) {
      if (isBlockNode(node)) {
        take();
        const inner = this.block(node, { ...place, label });
        if (inner.length > 0) label = undefined;
        written.push(...inner);
      } else if (isElement(node) && isWrapper(node.tagName)) {
        written.push(...this.blocks(node.childNodes, { ...place, label }));
      } else this.inline(node, place.run, place.isPre ?? false);
    }
    take();
    return written;
  }

  private block(node: ContentElement, outer: Place): WrittenBlock[] {
    const dir = attribute(node, 'dir');
    const place: Place = {
      ...outer,
      run: withLanguage(outer.run, node),
      isRtl: dir === 'rtl' ? true : dir === 'ltr' ? false : outer.isRtl,
    };
    switch (node.tagName) {
      case 'ul':
      case 'ol':
        return this.list(node, place);
      case 'table':
        return this.table(node, place);
      case 'blockquote':
        this.plain.add('blockquote');
        return this.blocks(node.childNodes, { ...place, look: 'quote', level: place.level + 1 });
      case 'pre':
        this.plain.add('pre');
        return this.blocks(node.childNodes, {
          ...place,
          look: 'code',
          isPre: true,
          run: { ...place.run, font: 'Courier New' },
        });
      default:
        return this.blocks(node.childNodes, place);
    }
  }

  /** Numbers are typed in brackets, so that none is taken for the number of a question. */
  private list(list: ContentElement, place: Place): WrittenBlock[] {
    this.plain.add(list.tagName);
    const start = Number(attribute(list, 'start') ?? 1);
    const isNumbered = list.tagName === 'ol';
    const level = Math.min(MAX_LIST_LEVEL, place.level + 1);
    const items = list.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'li');
    return items.flatMap((item, at) => {
      const label = isNumbered ? `(${start + at})` : '•';
      const dir = attribute(item, 'dir');
      const isRtl = dir === 'rtl' ? true : place.isRtl;
      const inner = { ...place, level, label, isRtl, run: withLanguage(place.run, item) };
      const written = this.blocks(item.childNodes, inner);
      const [first] = written;
      return first?.kind === 'line' ? written : [emptyLine(level, label), ...written];
    });
  }

  private table(table: ContentElement, place: Place): WrittenBlock[] {
    const outside = this.maxWidth;
    this.maxWidth = CELL_WIDTH;
    const parts = table.childNodes.filter(isElement);
    const captions = parts.filter(({ tagName }) => tagName === 'caption');
    if (captions.length > 0) this.plain.add('caption');
    const rows = parts.flatMap((part): ContentElement[] => {
      if (part.tagName === 'tr') return [part];
      return part.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'tr');
    });
    const written: TableBlock = {
      kind: 'table',
      level: place.level,
      isRtl: place.isRtl ?? startsRtl(rawText(table)),
      rows: rows.map((row) => this.cells(row, place)),
    };
    this.maxWidth = outside;
    const above = captions.flatMap((caption) =>
      this.blocks(caption.childNodes, { ...place, look: 'caption' }),
    );
    return written.rows.some((cells) => cells.length > 0) ? [...above, written] : above;
  }

  private cells(row: ContentElement, place: Place): CellBlock[] {
    const cells = row.childNodes.filter(isElement).filter(({ tagName }) => /^t[dh]$/.test(tagName));
    return cells.map((cell) => {
      const isHeader = cell.tagName === 'th';
      const run = withLanguage(isHeader ? { ...place.run, bold: true } : place.run, cell);
      const dir = attribute(cell, 'dir');
      const isRtl = dir === 'rtl' ? true : dir === 'ltr' ? false : place.isRtl;
      const blocks = this.blocks(cell.childNodes, { look: 'text', level: 0, run, isRtl });
      return {
        blocks: blocks.map((one) => (one.kind === 'line' && isHeader ? { ...one, isCentered: true } : one)),
        columns: numberOf(cell, 'colspan') ?? 1,
        rows: numberOf(cell, 'rowspan') ?? 1,
        isHeader,
      };
    });
  }

  private inline(node: ContentNode, run: RunLook, isPre: boolean): void {
    if (isText(node)) {
      this.addText(isPre ? node.value : node.value.replace(/[ \t\n\r\f]+/g, ' '), run);
      return;
    }
    if (!isElement(node)) return;
    const tag = nameOf(node.tagName);
    if (tag === 'br') this.addBreak(run);
    else if (tag === 'img') this.addImage(node);
    else if (tag === 'math') this.addFormula(node);
    else if (tag === 'ruby') this.addRuby(node, run);
    else {
      if (tag === 'code' && !isPre) this.plain.add('code');
      const look = { ...withLanguage(run, node), ...LOOKS[tag] };
      for (const child of node.childNodes) this.inline(child, look, isPre);
    }
  }

  private addText(text: string, run: RunLook): void {
    const lines = text.split('\n');
    lines.forEach((part, at) => {
      if (at > 0) this.addBreak(run);
      const isAtStart = this.line.text === '' || this.line.text.endsWith('\n');
      const shown = isAtStart && lines.length === 1 ? part.trimStart() : part;
      if (shown === '') return;
      this.line.text += shown;
      this.line.children.push(...textRuns(shown, run));
    });
  }

  private addBreak(run: RunLook): void {
    this.line.text += '\n';
    this.line.children.push(new TextRun({ ...run, break: 1 }));
  }

  private addImage(node: ContentElement): void {
    const wanted: { width?: number; height?: number } = {};
    const [width, height] = [numberOf(node, 'width'), numberOf(node, 'height')];
    if (width) wanted.width = width;
    if (height) wanted.height = height;
    const alt = attribute(node, 'alt') ?? '';
    this.addPicture(attribute(node, 'src') ?? '', { alt, wanted, maxWidth: this.maxWidth });
  }

  private addPicture(
    path: string,
    { alt, wanted, maxWidth }: { alt: string; wanted: { width?: number; height?: number }; maxWidth: number },
  ): void {
    const picture = this.pictures.get(path);
    if (!picture) {
      this.missing.add(path);
      this.addText(`[${alt}]`, {});
      return;
    }
    const { type, data } = picture;
    const name = printable(alt);
    this.line.text += OBJECT;
    this.line.children.push(
      new ImageRun({
        type,
        data,
        transformation: sizeOnPaper(picture, { wanted, maxWidth }),
        altText: { name: path.slice(path.lastIndexOf('/') + 1), description: name, title: '' },
      }),
    );
  }

  private addFormula(node: ContentElement): void {
    const formula = toOmml(node, findLatex(node) ?? attribute(node, 'alttext') ?? '');
    this.line.text += OBJECT;
    if (attribute(node, 'display') === 'block') this.line.formulas.push(formula);
    this.line.children.push(new XmlPart(formula));
  }

  private addRuby(node: ContentElement, run: RunLook): void {
    let base: ContentNode[] = [];
    for (const child of node.childNodes) {
      if (isElement(child) && child.tagName === 'rt') {
        const words = base.map(rawText).join('');
        this.line.text += words;
        this.line.children.push(new XmlPart(rubyRun(words, rawText(child), withLanguage(run, node))));
        base = [];
      } else if (!isElement(child) || child.tagName !== 'rp') base.push(child);
    }
    for (const child of base) this.inline(child, run, false);
  }

  private takeLine({ look, level, isRtl, label }: Place): LineBlock[] {
    const { text, children, formulas } = this.line;
    this.line = { text: '', children: [], formulas: [] };
    if (text.trim() === '') return [];
    const [formula] = formulas;
    const isAlone = formula && text.trim() === OBJECT && label === undefined;
    return [
      {
        kind: 'line',
        text: text.replace(/\s+$/, ''),
        children: isAlone ? [new XmlPart(xml('m:oMathPara', [formula]))] : children,
        look,
        level,
        isRtl: isRtl ?? startsRtl(text),
        ...(label !== undefined && { label }),
      },
    ];
  }
}

export const emptyLine = (level: number, label: string): LineBlock => ({
  kind: 'line',
  text: '',
  children: [],
  look: 'text',
  level,
  isRtl: false,
  label,
});
