/**
 * Paragraphs of a text with numbered questions. A text file has plain ones. A Word document gives rich ones, and the numbers
 * of its automatic lists.
 */
import {
  type ContentElement,
  type ContentNode,
  isElement,
  isText,
  parseContent,
} from '../../content/parse-content.ts';
import { escapeText, writeElement } from '../../content/write-html.ts';

export interface Paragraph {
  /** The place in the file: a line, or the number of the paragraph. */
  line: number;
  /** The words. A picture or formula is one character, `OBJECT`. */
  text: string;
  /** The same content as the inside of a paragraph. Absent for plain text. */
  html?: string;
  /** The number that a list gives the paragraph, such as `3.` or `a.`. It is not in `text`. */
  label?: string;
  /** Content without words of its own, such as a table. It is never a question or option. */
  isBlock?: boolean;
  /** Formatted as a heading. */
  isHeading?: boolean;
}

export const OBJECT = '\ufffc';

const isObject = (node: ContentElement) => node.tagName === 'img' || node.tagName === 'math';

function textOf(node: ContentNode): string {
  if (isText(node)) return node.value.replace(/[^\S\t]/g, ' ');
  if (!isElement(node)) return '';
  if (isObject(node)) return OBJECT;
  return node.tagName === 'br' ? '\n' : node.childNodes.map(textOf).join('');
}

const attributesOf = ({ attrs }: ContentElement): [string, string][] =>
  attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]);

function writeWhole(node: ContentNode): string {
  if (isText(node)) return escapeText(node.value);
  return isElement(node)
    ? writeElement(node.tagName, attributesOf(node), node.childNodes.map(writeWhole).join(''))
    : '';
}

/** Writes the part of a node from `from` to `to`, counted in characters of its text. */
function writePart(node: ContentNode, from: number, to: number): string {
  const length = textOf(node).length;
  if (to <= 0 || from >= length || to <= from) return '';
  if (isText(node)) return escapeText(node.value.slice(Math.max(0, from), to));
  if (!isElement(node)) return '';
  if (isObject(node) || node.tagName === 'br') return writeWhole(node);
  return writeElement(node.tagName, attributesOf(node), writeParts(node.childNodes, from, to));
}

function writeParts(nodes: ContentNode[], from: number, to: number): string {
  let at = 0;
  return nodes
    .map((node) => {
      const start = at;
      at += textOf(node).length;
      return writePart(node, from - start, to - start);
    })
    .join('');
}

/** Returns a part of a paragraph, counted in characters of its text, without white space around it. */
export function sliceParagraph(paragraph: Paragraph, from: number, to = paragraph.text.length): Paragraph {
  const part = paragraph.text.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const end = from + part.trimEnd().length;
  const { line, html } = paragraph;
  const text = part.trim();
  if (html === undefined) return { line, text };
  if (text === '') return { line, text, html: '' };
  return { line, text, html: writeParts(parseContent(html).nodes, start, end) };
}

/** Returns rich paragraphs from HTML, one for each line. */
export function richParagraphs(html: string, line: number, label?: string): Paragraph[] {
  const text = parseContent(html).nodes.map(textOf).join('');
  const whole: Paragraph = { line, text, html };
  const parts: Paragraph[] = [];
  let from = 0;
  for (const part of text.split('\n')) {
    parts.push(sliceParagraph(whole, from, from + part.length));
    from += part.length + 1;
  }
  return parts.map((part, at) => (at === 0 && label ? { ...part, label } : part));
}

/** Bold text in the signs of Markdown, which chat programs write. */
const STARRED = /(?<![^\s(])\*\*(?=[^\s*])(.{1,2000}?)(?<=[^\s*])\*\*(?![^\s).,:;!?])/g;
const RULE = /^(?:-{3,}|={3,}|_{3,}|\*{3,})$/;

export const plainParagraphs = (lines: string[]): Paragraph[] =>
  lines.flatMap((written, at) => {
    const text = written
      .replace(/\u00a0/g, ' ')
      .trim()
      .replace(RULE, '')
      .replace(/^#{1,6}\s+/, '');
    const line = at + 1;
    if (text.search(STARRED) < 0) return [{ line, text }];
    return richParagraphs(escapeText(text).replace(STARRED, '<b>$1</b>'), line);
  });

/** Returns the content of a paragraph as rich text without the paragraph itself, behind its number in a list. */
export const inlineOf = ({ text, html, label }: Paragraph): string =>
  `${label ? `${escapeText(label)} ` : ''}${html ?? escapeText(text)}`;
