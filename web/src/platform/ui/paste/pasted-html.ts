/**
 * Reads pasted HTML. Converts styles to elements such as `strong`, and super- and subscripts to characters of Unicode.
 * Counts what our texts cannot have.
 */
import { withUnicodeScripts } from './unicode-scripts.ts';

/** The content security policy blocks and reports style attributes during parsing. So they are renamed before. */
const STYLE_ELEMENT = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const STYLE_ATTRIBUTE = /(?<=[\s"'/])style(?=\s*=)/gi;
const RENAMED = 'data-pasted-style';

/** Word puts its formulas into comments, followed by pictures of them for other programs. */
const WORD_FORMULA = /<m:oMath[\s>]/gi;
const WORD_FORMULA_PICTURE = /<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/gi;
const FORMULA = 'math, mjx-container, .katex, m\\:omath';

/** Elements that our texts cannot have, by what people call them. */
const KINDS = {
  picture: 'img, svg, canvas',
  media: 'video, audio, iframe, object, embed',
  table: 'table',
  list: 'ul, ol',
  heading: 'h1, h2, h3, h4, h5, h6',
  quote: 'blockquote',
  code: 'pre, code',
  link: 'a[href]',
  highlight: 'mark',
} as const;
/** Formats that a question can have, but a plain text cannot. */
const FORMATS = 'strong, b, em, i, u, s, strike, del';

export type Loss = keyof typeof KINDS | 'formula' | 'script' | 'format';
/** How many of each were not taken over. */
export type Losses = Partial<Record<Loss, number>>;

export interface Pasted {
  html: string;
  /** The same content without formats, with a line for each block. */
  text: string;
  /** True if `text` has characters for super- or subscripts, which the clipboard's plain text lacks. */
  hasScripts: boolean;
  losses: Losses;
  /** Number of formats, which a plain text loses, too. */
  formats: number;
}

function formatsOf(style: CSSStyleDeclaration): string[] {
  const decoration = `${style.textDecorationLine} ${style.textDecoration}`;
  const formats = {
    strong: /^(bold|bolder|[5-9]00)$/.test(style.fontWeight),
    em: style.fontStyle === 'italic',
    u: decoration.includes('underline'),
    s: decoration.includes('line-through'),
    sup: style.verticalAlign === 'super',
    sub: style.verticalAlign === 'sub',
  };
  return Object.entries(formats).flatMap(([tag, is]) => (is ? [tag] : []));
}

/** Some programs wrap a whole text in a `b` element with a normal font weight. */
function isBoldInNameOnly({ localName }: Element, { fontWeight }: CSSStyleDeclaration): boolean {
  return (localName === 'b' || localName === 'strong') && /^(normal|[1-4]00)$/.test(fontWeight);
}

function styleToElements(element: Element): void {
  const { style } = document.createElement('span');
  style.cssText = element.getAttribute(RENAMED) ?? '';
  element.removeAttribute(RENAMED);
  for (const format of formatsOf(style)) {
    const wrapper = element.ownerDocument.createElement(format);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
  if (isBoldInNameOnly(element, style)) element.replaceWith(...element.childNodes);
}

/** Counts matching elements with content that are not inside another match. */
function outermost(body: Element, selector: string): Element[] {
  return [...body.querySelectorAll(selector)].filter((element) => !element.parentElement?.closest(selector));
}

/** Removes formulas, whose text without its layout would be a wrong formula. Returns their number. */
function removeFormulas(body: Element): number {
  const formulas = outermost(body, FORMULA);
  for (const formula of formulas) formula.remove();
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  let count = formulas.length;
  while (comments.nextNode()) count += comments.currentNode.nodeValue?.match(WORD_FORMULA)?.length ?? 0;
  return count;
}

/** A single cell of a spreadsheet is a table, too, but only its text matters. */
const isLost = (element: Element) =>
  element.localName !== 'table' || element.querySelectorAll('td, th').length > 1;

function plainText(body: Element): string {
  const copy = body.cloneNode(true) as Element;
  const texts = copy.ownerDocument.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replace(/\s+/g, ' ') ?? '';
  for (const end of copy.querySelectorAll('br, p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote'))
    end.after('\n');
  return (copy.textContent ?? '').replace(/ *\n[ \n]*/g, '\n').trim();
}

/** `files` is the number of pictures that the paste adds as files. */
export function readPaste(html: string, files = 0): Pasted {
  const renamed = html
    .replace(STYLE_ELEMENT, '')
    .replace(WORD_FORMULA_PICTURE, '')
    .replace(TAG, (tag) => tag.replace(STYLE_ATTRIBUTE, RENAMED));
  const { body } = new DOMParser().parseFromString(renamed, 'text/html');
  for (const element of body.querySelectorAll(`[${RENAMED}]`)) styleToElements(element);
  // Without its table, a cell's text would join that of the next.
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  const formula = removeFormulas(body);
  const scripts = withUnicodeScripts(body);
  const counts = Object.entries(KINDS).map(([kind, selector]): [string, number] => {
    const { length } = outermost(body, selector).filter(isLost);
    return [kind, kind === 'picture' ? Math.max(length - files, 0) : length];
  });
  const all = [['formula', formula], ...counts, ['script', scripts.lost]] as [Loss, number][];
  return {
    html: body.innerHTML,
    text: plainText(body),
    hasScripts: scripts.kept > 0,
    losses: Object.fromEntries(all.filter(([, count]) => count > 0)),
    formats: outermost(body, FORMATS).filter((element) => element.textContent?.trim()).length,
  };
}
