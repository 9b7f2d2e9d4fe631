/** A document while it is read. */
import { type Problem, problem } from '@lulus/contract/messages';
import type { Relationship } from '../office-package.ts';
import { childrenOf, findAll, findFirst, type XmlElement } from '../xml-tree.ts';
import { Numbering } from './numbering.ts';
import { DocxPackage } from './package.ts';
import { Styles } from './styles.ts';
import { ownText } from './xml.ts';

const MAX_QUOTED = 100;

export interface Warning {
  /** The number of the paragraph. */
  line: number;
  problem: Problem;
}

/** Parts of a picture are shares of its width and height, and turns are degrees. */
export interface PictureChange {
  left: number;
  top: number;
  right: number;
  bottom: number;
  turn: number;
  isFlipped: boolean;
  isMirrored: boolean;
}

export class Source {
  readonly pack: DocxPackage;
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly relationships: Map<string, Relationship>;
  /** Files by their path in the package. */
  readonly media: Record<string, Uint8Array> = {};
  /** What is to be done with pictures, by their name in `media`. */
  readonly changes = new Map<string, PictureChange>();
  readonly warnings: Warning[] = [];
  /** The number of the paragraph that is being read. */
  line = 0;
  tables = 0;
  private readonly notes = new Map<string, Map<string, string>>();
  private readonly warned = new Set<string>();

  /** Throws `Unreadable`. */
  constructor(bytes: Uint8Array) {
    this.pack = new DocxPackage(bytes);
    this.styles = new Styles(this.readRelated('styles'));
    this.numbering = new Numbering(this.readRelated('numbering'));
    this.relationships = this.pack.relationshipsOf(this.pack.main);
  }

  private readRelated(type: string): XmlElement | undefined {
    return this.pack.readRelated(this.pack.main, type);
  }

  /** Warns about the current paragraph. The same twice is one warning. */
  warn(problem: Problem): void {
    const key = `${this.line} ${JSON.stringify(problem)}`;
    if (!this.warned.has(key)) this.warnings.push({ line: this.line, problem });
    this.warned.add(key);
  }

  /** The words of a footnote, endnote or comment. */
  noteText(kind: 'footnotes' | 'endnotes' | 'comments', id: string): string {
    const known = this.notes.get(kind);
    if (known) return known.get(id) ?? '';
    const root = this.readRelated(kind);
    const name = `w:${kind.slice(0, -1)}`;
    const texts = new Map(
      childrenOf(root, name).map((note) => [note.attributes['w:id'] ?? '', wordsOf(note)]),
    );
    this.notes.set(kind, texts);
    return texts.get(id) ?? '';
  }
}

/** Page numbers and dates are fields. */
const hasField = (paragraph: XmlElement): boolean =>
  findFirst(paragraph, 'w:instrText', 'w:fldSimple') !== undefined;

/** Names the words at the top or bottom of pages, which belong to no question. */
export function warnOfMargin(source: Source, kind: 'header' | 'footer'): void {
  const parts = [...source.relationships.values()].filter(({ type }) => type === kind);
  const words = parts.map(({ target }) =>
    wordsOf(source.pack.read(target), (paragraph) => !hasField(paragraph)),
  );
  const text = [...new Set(words)].filter(Boolean).join(' / ').slice(0, MAX_QUOTED);
  if (text !== '') source.warn(problem(kind === 'header' ? 'docx_header' : 'docx_footer', { text }));
}

export const wordsOfParagraph = (paragraph: XmlElement): string =>
  findAll(paragraph, 'w:t').map(ownText).join('');

/** The words of all paragraphs in an element. */
export const wordsOf = (
  node: XmlElement | undefined,
  isWanted: (paragraph: XmlElement) => boolean = () => true,
): string =>
  findAll(node, 'w:p').filter(isWanted).map(wordsOfParagraph).join(' ').replace(/\s+/g, ' ').trim();
