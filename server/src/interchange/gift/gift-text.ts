/** Turns texts of GIFT into rich text and back into plain text. */
import { marked } from 'marked';
import { escapeText } from '../../content/write-html.ts';
import { hasLatex, latexToMath } from '../formulas.ts';
import { textOfPlainHtml, textToHtml, textToInline } from '../rich-text.ts';
import type { GiftText } from './read.ts';

const TAG = String.raw`<\/?[a-zA-Z][a-zA-Z0-9]*(?:\s+[a-zA-Z-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?>`;
const ENTITY = '&(?:[a-zA-Z]{2,8}|#\\d{1,6}|#x[\\da-fA-F]{1,6});';
const MARKUP = new RegExp(`${TAG}|${ENTITY}`, 'g');
const BLOCK = /<(p|div|ul|ol|table|pre|blockquote|h[1-6])\b/i;

/** Returns text that may have HTML. What is no tag or entity is text. Line breaks away from tags are shown. */
function moodleToInline(text: string): string {
  const broken = text.replace(/>[^\S\n]*\n\s*</g, '> <').replace(/\n\s*(?=<)|(?<=>)[^\S\n]*\n/g, ' ');
  let html = '';
  let end = 0;
  for (const { 0: markup, index } of broken.matchAll(MARKUP)) {
    html += textToInline(broken.slice(end, index)) + markup;
    end = index + markup.length;
  }
  return html + textToInline(broken.slice(end));
}

const hasMarkup = (text: string) => text.search(MARKUP) >= 0;

/** Returns rich text in paragraphs. */
export function giftToHtml({ text, format }: GiftText): string {
  if (format === 'markdown') return latexToMath(marked.parse(text, { async: false }).trim());
  const isHtml = format === 'html' || (format === 'moodle' && hasMarkup(text));
  if (!isHtml) return format === 'plain' ? textToHtml(text) : latexToMath(textToHtml(text));
  const html = latexToMath(format === 'html' ? text : moodleToInline(text));
  return BLOCK.test(html) ? html : `<p>${html}</p>`;
}

/** Returns rich text without paragraphs of its own. */
function htmlOf({ text, format }: GiftText): string {
  if (format === 'markdown') return marked.parseInline(text, { async: false });
  return format === 'html' ? text : moodleToInline(text);
}

/** Returns the words of a text without formatting, else null. */
function plainOf({ text, format }: GiftText): string | null {
  const isHtml = format === 'html' || format === 'markdown' || (format === 'moodle' && hasMarkup(text));
  if (format !== 'plain' && hasLatex(text)) return null;
  if (!isHtml) return text.includes('\n') ? null : text;
  const plain = textOfPlainHtml(htmlOf({ text, format }));
  return plain?.replace(/\s+/g, ' ').trim() ?? null;
}

const inlineOf = (own: GiftText): string =>
  own.format === 'plain' ? textToInline(own.text) : latexToMath(htmlOf(own));

/** Returns texts as plain ones if none of them is formatted, else as rich text. */
export function giftTexts(all: GiftText[]): { type: 'text' | 'html'; texts: string[] } {
  const plain = all.map(plainOf);
  if (plain.every((text) => text !== null)) return { type: 'text', texts: plain as string[] };
  return {
    type: 'html',
    texts: all.map((own, at) => (plain[at] == null ? inlineOf(own) : escapeText(plain[at] as string))),
  };
}
