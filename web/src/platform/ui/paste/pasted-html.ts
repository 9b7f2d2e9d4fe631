/** Parses pasted HTML, and counts what our texts cannot have. */

/** The content security policy blocks and reports style attributes during parsing. So they are renamed before. */
const STYLE_ELEMENT = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const STYLE_ATTRIBUTE = /(?<=[\s"'/])style(?=\s*=)/gi;
export const STYLE = 'data-pasted-style';

/** Word writes pictures of its formulas for other programs. */
const WORD_FORMULA_PICTURE = /<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/gi;
/** Some programs write MathML with a prefix, which HTML does not know. */
const PREFIX = /<(\/?)mml:/gi;

export const FORMULA = 'math, mjx-container, .katex, m\\:omath';

/** Elements by what people call them. */
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
type Kind = keyof typeof KINDS;

export type Loss = Kind | 'formula' | 'script' | 'format' | 'numbering';
/** How many of each were not taken over. */
export type Losses = Partial<Record<Loss, number>>;

/** Parses HTML. Its styles are in the attribute `STYLE`. */
export function parsePasted(html: string): HTMLElement {
  const renamed = html
    .replace(STYLE_ELEMENT, '')
    .replace(WORD_FORMULA_PICTURE, '')
    .replace(PREFIX, '<$1')
    .replace(TAG, (tag) => tag.replace(STYLE_ATTRIBUTE, STYLE));
  // A comment at the beginning, which can be a formula, would be placed before the body.
  const placed = /^\s*<!--/.test(renamed) ? `<body>${renamed}` : renamed;
  return new DOMParser().parseFromString(placed, 'text/html').body;
}

/** Returns matching elements that are not inside another match. */
export function outermost(body: Element, selector: string): Element[] {
  return [...body.querySelectorAll(selector)].filter((element) => !element.parentElement?.closest(selector));
}

/** A single cell of a spreadsheet is a table, too, but only its text matters. */
export const isSingleCell = (table: Element) => table.querySelectorAll('td, th').length <= 1;

/** Counts the elements of these kinds. */
export function countKinds(body: Element, kinds: readonly Kind[] = Object.keys(KINDS) as Kind[]): Losses {
  const found = kinds.map((kind) => [
    kind,
    outermost(body, KINDS[kind]).filter((one) => kind !== 'table' || !isSingleCell(one)).length,
  ]);
  return Object.fromEntries(found);
}

/** Removes what was not lost. */
export const onlyLost = (losses: Losses): Losses =>
  Object.fromEntries(Object.entries(losses).filter(([, count]) => count > 0));
