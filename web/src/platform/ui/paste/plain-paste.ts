/** Reads pasted HTML for a plain text. Converts super- and subscripts to characters of Unicode. */
import { countKinds, FORMULA, type Losses, onlyLost, outermost, parsePasted } from './pasted-html.ts';
import { stylesToElements } from './pasted-styles.ts';
import { withUnicodeScripts } from './unicode-scripts.ts';

/** Word puts its formulas into comments. */
const WORD_FORMULA = /<m:oMath[\s>]/gi;
const FORMATS = 'strong, b, em, i, u, s, strike, del';

export interface PlainPaste {
  /** A line for each block. */
  text: string;
  /** True if `text` has characters for super- or subscripts, which the clipboard's plain text lacks. */
  hasScripts: boolean;
  losses: Losses;
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

function plainText(body: Element): string {
  const copy = body.cloneNode(true) as Element;
  const texts = copy.ownerDocument.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = texts.currentNode.nodeValue?.replace(/\s+/g, ' ') ?? '';
  // Without its table, a cell's text would join that of the next.
  for (const cell of copy.querySelectorAll('td, th')) cell.append(' ');
  for (const end of copy.querySelectorAll('br, p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote'))
    end.after('\n');
  return (copy.textContent ?? '').replace(/ *\n[ \n]*/g, '\n').trim();
}

/** `files` is the number of pictures that the paste adds as files. */
export function readPlainPaste(html: string, files = 0): PlainPaste {
  const body = parsePasted(html);
  stylesToElements(body);
  const formula = removeFormulas(body);
  const scripts = withUnicodeScripts(body);
  const { picture = 0, ...counts } = countKinds(body);
  const format = outermost(body, FORMATS).filter((element) => element.textContent?.trim()).length;
  return {
    text: plainText(body),
    hasScripts: scripts.kept > 0,
    losses: onlyLost({
      formula,
      picture: Math.max(picture - files, 0),
      ...counts,
      script: scripts.lost,
      format,
    }),
  };
}
