/** Paragraphs and tables of a written Word document, before they are built. */
import type { ParagraphChild } from 'docx';
import type { Paragraph } from '../text/paragraphs.ts';
import type { XmlPart } from './omml-out/xml-tree.ts';

/** Part of a paragraph. */
export type Inline = ParagraphChild | XmlPart;

export type Look = 'text' | 'quote' | 'code' | 'caption';

export interface LineBlock {
  kind: 'line';
  /** The words as a reader sees them. A picture or formula is one character, `OBJECT`. */
  text: string;
  children: Inline[];
  look: Look;
  /** Steps of indentation. */
  level: number;
  isRtl: boolean;
  /** The number or letter in front, such as `3.`. */
  label?: string | undefined;
  isCentered?: boolean;
}

export interface CellBlock {
  blocks: WrittenBlock[];
  columns: number;
  rows: number;
  isHeader: boolean;
}

export interface TableBlock {
  kind: 'table';
  rows: CellBlock[][];
  /** Shares of the width by column. If absent, all columns have the same. */
  widths?: number[];
  level: number;
  isRtl: boolean;
}

export type WrittenBlock = LineBlock | TableBlock;

/** Returns what a reader of the document sees, with the number of the block as its line. */
export function readBack(block: WrittenBlock, line: number): Paragraph[] {
  if (block.kind === 'table') return [{ line, text: '', html: '<table></table>', isBlock: true }];
  const text = block.label === undefined ? block.text : `${block.label} ${block.text}`;
  return text.split('\n').map((part) => ({ line, text: part.replace(/[^\S\t]/g, ' ').trim() }));
}
