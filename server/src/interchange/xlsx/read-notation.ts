/**
 * The notation of rich text in a cell:
 *
 * - Line breaks are kept, and an empty line begins a paragraph. Formatting is that of the cell.
 * - `\( \)`, `\[ \]` and `$$ $$` hold formulas in LaTeX.
 * - `[gambar 1]` or `[picture 1]` is the place of the first picture in the cell. Others follow the text.
 * - A cell that begins with `html:` is HTML, where pictures have `src="gambar-1"`.
 * - An apostrophe in front of such a text makes it literal.
 */
import { type Problem, problem } from '@lulus/contract/messages';
import { escapeAttribute, escapeText, writeElement } from '../../content/write-html.ts';
import { hasLatex, latexToMath } from '../formulas.ts';
import type { SheetCell } from './read-sheet-cells.ts';
import { type Run, runOf, sliceRuns, textOfRuns, trimRuns } from './runs.ts';

/** What a cell holds. `html` is rich text in any case. */
export interface CellContent {
  /** Absent if words cannot say it. */
  text?: string;
  html: string;
  /** The only content of the cell. */
  picture?: string;
}

export type NotedCell = Pick<SheetCell, 'runs' | 'pictures'>;

const MAX_QUOTED = 100;
const HTML_PREFIX = /^html:\s*/i;
const MARKER = /\[(?:gambar|picture|image)\s{1,3}(\d{1,2})\]/gi;
const SOURCE = /\bsrc="(?:gambar|picture|image)[- ]?(\d{1,2})"/gi;
const BREAK = /\n[^\S\n]*\n\s*/g;
/** Tags by which a cell without a prefix is read as HTML. */
const TAGS =
  /<\/(?:p|div|span|b|strong|i|em|u|s|sub|sup|ul|ol|li|table|tr|td|font|center|h[1-6])>|<br ?\/?>|<img\s[^<>]{0,2000}>/i;
const FORMULA_SIGNS = /\\\(|\\\[|\$\$/;

/** Whether plain text would not be read as it is. */
const isNotation = (text: string): boolean =>
  HTML_PREFIX.test(text) || hasLatex(text) || text.search(MARKER) >= 0 || TAGS.test(text);

/** Returns whether an apostrophe in front makes the rest literal. */
export const needsApostrophe = (text: string): boolean => isNotation(text.replace(/^'+/, ''));

const runToInline = ({ text, marks }: Run): string =>
  marks.reduceRight(
    (inner, mark) => writeElement(mark, [], inner),
    escapeText(text).replaceAll('\n', '<br />'),
  );

/** Returns formatted text as paragraphs. */
export function runsToHtml(runs: Run[]): string {
  const text = textOfRuns(runs);
  const breaks = [...text.matchAll(BREAK)].map(({ index, 0: found }) => [index, index + found.length]);
  const starts = [0, ...breaks.map(([, end = 0]) => end)];
  const ends = [...breaks.map(([start = 0]) => start), text.length];
  return starts
    .map((start, at) => trimRuns(sliceRuns(runs, start, ends[at] ?? text.length)))
    .map((paragraph) => `<p>${paragraph.map(runToInline).join('')}</p>`)
    .join('');
}

const image = ({ name, alt }: { name: string; alt: string }): string =>
  writeElement(
    'img',
    [
      ['src', name],
      ['alt', alt],
    ],
    '',
  );

/** Puts the pictures where the text names them, and the others after it. */
function placePictures(
  html: string,
  pictures: NotedCell['pictures'],
  pattern: RegExp = MARKER,
): { html: string; isPlaced: boolean } {
  const rest = new Set(pictures);
  const pick = (number: string) => {
    const picture = pictures[Number(number) - 1];
    if (picture) rest.delete(picture);
    return picture;
  };
  const placed = html.replace(pattern, (written, number: string) => {
    const picture = pick(number);
    if (!picture) return written;
    return pattern === SOURCE ? `src="${escapeAttribute(picture.name)}"` : image(picture);
  });
  const after = [...rest].map((picture) => `<p>${image(picture)}</p>`).join('');
  return { html: `${placed}${after}`, isPlaced: rest.size < pictures.length };
}

const isFormatted = (runs: Run[]) => runs.some(({ marks }) => marks.length > 0);

/** Names formulas that stay as text. */
function warnLatex(html: string, warnings: Problem[]): void {
  if (hasLatex(html)) {
    const at = html.search(FORMULA_SIGNS);
    warnings.push(problem('formula_as_text', { text: html.slice(at, at + MAX_QUOTED) }));
  }
}

/** Signs of formulas that HTML writes by their numbers, so that they are none. */
const unescapeSigns = (html: string) => html.replaceAll('&#92;', '\\').replaceAll('&#36;', '$');

/** Reads a cell. Adds what may be read otherwise than it was meant. */
export function readNotation({ runs, pictures }: NotedCell, warnings: Problem[] = []): CellContent {
  const written = textOfRuns(runs).trim();
  if (written.startsWith("'") && needsApostrophe(written)) {
    const literal = written.slice(1);
    const { html } = placePictures('', pictures);
    const own = runsToHtml([runOf(literal)]);
    return pictures.length > 0 ? { html: `${own}${html}` } : { text: literal, html: own };
  }
  const isHtml = HTML_PREFIX.test(written);
  if (isHtml || TAGS.test(written)) {
    if (!isHtml) warnings.push(problem('read_as_html', { text: written.slice(0, MAX_QUOTED) }));
    const withFormulas = latexToMath(written.replace(HTML_PREFIX, ''));
    return { html: placePictures(unescapeSigns(withFormulas), pictures, SOURCE).html };
  }
  const plain = written === '' ? '' : runsToHtml(trimRuns(runs));
  const withFormulas = latexToMath(plain);
  warnLatex(withFormulas, warnings);
  const { html, isPlaced } = placePictures(withFormulas, pictures);
  const isPlain = !isFormatted(runs) && withFormulas === plain && pictures.length === 0;
  const [only, ...more] = pictures;
  return {
    html,
    ...(isPlain && { text: written }),
    ...(only && more.length === 0 && !isPlaced && written === '' && { picture: only.name }),
  };
}
