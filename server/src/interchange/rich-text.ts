/** Converts between plain text and rich text. */
import { type ContentNode, isElement, isText, parseContent, rawText } from '../content/parse-content.ts';
import { escapeText } from '../content/write-html.ts';

/** Returns plain text as the inside of a paragraph. */
export const textToInline = (text: string): string => escapeText(text).replaceAll('\n', '<br />');

/** Returns plain text as paragraphs. An empty line separates two. */
export const textToHtml = (text: string): string =>
  text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${textToInline(paragraph.trim())}</p>`)
    .join('');

const LINE = /^(p|div|ul|ol|table|pre|blockquote|li|tr|caption)$/;

function plainOf(node: ContentNode): string {
  if (isText(node)) return node.value.replace(/\s+/g, ' ');
  if (!isElement(node)) return '';
  if (node.tagName === 'br') return '\n';
  const inner = node.childNodes.map(plainOf).join('');
  return LINE.test(node.tagName) ? `\n${inner}\n` : inner;
}

/** Returns the words of rich text, with line breaks. */
export const htmlToText = (html: string): string =>
  (/[<&]/.test(html) ? parseContent(html).nodes.map(plainOf).join('') : html.replace(/\s+/g, ' '))
    .replace(/ *\n+ */g, '\n')
    .trim();

/** Returns the text of HTML that has no tags, else null. */
export function textOfPlainHtml(html: string): string | null {
  if (!/[<&]/.test(html)) return html;
  const { nodes } = parseContent(html);
  return nodes.every(isText) ? nodes.map(rawText).join('') : null;
}

/** Returns whether the rich text has parts that words cannot replace. */
export const hasPicture = (html: string): boolean => /<img\b/i.test(html);
export const hasFormula = (html: string): boolean => /<math\b/i.test(html);

/** Returns whether the rich text is more than one plain paragraph. */
export const isFormatted = (html: string): boolean => /<(?!\/?p>)/.test(html) || /<p>.*<p>/s.test(html);
