/** Writes rich text in the notation of `read-notation.ts`, so that it is read as the same. */
import { type ContentNode, isElement, isText, parseContent } from '../../content/parse-content.ts';
import { mathToLatex } from '../formulas.ts';
import { isFileName } from './pictures.ts';
import { needsApostrophe, readNotation } from './read-notation.ts';
import { MARKS, type Mark, mergeRuns, type Run, runOf, textOfRuns } from './runs.ts';

export interface WrittenPicture {
  path: string;
  alt: string;
}

export interface WrittenCell {
  runs: Run[];
  pictures: WrittenPicture[];
}

const PICTURE = /<img src="([^"]*)" alt="([^"]*)"/g;
const SIGNS: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
const decode = (text: string) => text.replace(/&(?:quot|lt|gt|amp);/g, (sign) => SIGNS[sign] ?? sign);
const isMark = (tag: string): tag is Mark => (MARKS as readonly string[]).includes(tag);

/** Returns plain text as it is read literally. */
export const writeText = (text: string): WrittenCell => ({
  runs: text === '' ? [] : [runOf(needsApostrophe(text) ? `'${text}` : text)],
  pictures: [],
});

/** Whether a drawing keeps the alternative text: the reader takes names of files for no text. */
const isPlainAlt = (alt: string) => alt === alt.replace(/\s+/g, ' ').trim() && !isFileName(alt);

/** Returns the runs of inline content, or null if a cell has no such formatting. */
function inlineRuns(nodes: ContentNode[], marks: Mark[], pictures: WrittenPicture[]): Run[] | null {
  const runs: Run[] = [];
  for (const node of nodes) {
    if (isText(node)) runs.push(runOf(node.value, marks));
    else if (!isElement(node)) return null;
    else if (node.tagName === 'br') runs.push(runOf('\n', marks));
    else if (node.tagName === 'img') {
      const {
        src = '',
        alt = '',
        ...sizes
      } = Object.fromEntries(node.attrs.map((one) => [one.name, one.value]));
      if (Object.keys(sizes).length > 0 || !isPlainAlt(alt)) return null;
      runs.push(runOf(`[gambar ${pictures.push({ path: src, alt })}]`, marks));
    } else {
      if (!isMark(node.tagName) || node.attrs.length > 0) return null;
      const inner = inlineRuns(node.childNodes, [...marks, node.tagName], pictures);
      if (!inner) return null;
      runs.push(...inner);
    }
  }
  return runs;
}

/** Returns rich text of plain paragraphs as a cell, or null. */
function formattedCell(html: string): WrittenCell | null {
  const latex = mathToLatex(html);
  if (latex === null) return null;
  const pictures: WrittenPicture[] = [];
  const runs: Run[] = [];
  for (const [at, node] of parseContent(latex).nodes.entries()) {
    if (!isElement(node) || node.tagName !== 'p' || node.attrs.length > 0) return null;
    const inner = inlineRuns(node.childNodes, [], pictures);
    if (!inner) return null;
    runs.push(...(at > 0 ? [runOf('\n\n')] : []), ...inner);
  }
  return { runs: mergeRuns(runs), pictures };
}

/** Makes signs of formulas literal within HTML. */
const escapeSigns = (html: string) => html.replace(/\\(?=[([])/g, '&#92;').replace(/\$(?=\$)/g, '&#36;');

function htmlCell(html: string): WrittenCell {
  const pictures: WrittenPicture[] = [];
  const numbered = escapeSigns(html).replace(PICTURE, (_, path: string, alt: string) => {
    const number = pictures.push({ path: decode(path), alt: decode(alt) });
    return `<img src="gambar-${number}" alt="${alt}"`;
  });
  return { runs: [runOf(`html: ${numbered}`)], pictures };
}

const MATH = /<math\b.*?<\/math>/gs;

/** HTML in which formulas with the same source are equal, regardless of the program that made them. */
const comparable = (html: string) =>
  html.replace(MATH, (source) => {
    const latex = mathToLatex(source);
    return latex === null ? source : `<math>${latex}</math>`;
  });

const readsAs = ({ runs, pictures }: WrittenCell) =>
  readNotation({ runs, pictures: pictures.map(({ path, alt }) => ({ name: path, alt })) });

/** Returns rich text as formatted text if it is read as the same, and else as HTML. */
export function writeHtml(html: string): WrittenCell {
  if (html === '') return { runs: [], pictures: [] };
  const formatted = formattedCell(html);
  if (formatted && textOfRuns(formatted.runs).trim() !== '') {
    const read = readsAs(formatted);
    if (comparable(read.html) === comparable(html)) return formatted;
  }
  return htmlCell(html);
}

/** Whether the cell is read as plain text. */
export const isPlainCell = (cell: WrittenCell): boolean => readsAs(cell).text !== undefined;

/** Returns texts of one kind, of which at least one says that they are rich. */
export function writeAll(texts: string[], isRich: boolean): WrittenCell[] {
  if (!isRich) return texts.map(writeText);
  const cells = texts.map(writeHtml);
  return cells.every(isPlainCell) ? texts.map(htmlCell) : cells;
}
