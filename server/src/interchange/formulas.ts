/** Formulas in files: `\( \)`, `\[ \]` and `$$ $$`, as Moodle and other programs write LaTeX. A single `$` is a price. */
import { isElement, parseContent } from '../content/parse-content.ts';
import { escapeText } from '../content/write-html.ts';
import { findLatex, renderLatex } from '../content/write-math.ts';
import { textOfPlainHtml } from './rich-text.ts';

const FORMULA = /\\\(([^<]{1,2000}?)\\\)|\\\[([^<]{1,2000}?)\\\]|\$\$([^<$]{1,2000}?)\$\$/gs;
const MATH = /<math\b.*?<\/math>/gs;

export const hasLatex = (text: string): boolean => text.search(FORMULA) >= 0;

/** Returns rich text with its LaTeX as formulas. LaTeX that cannot be read stays text. */
export const latexToMath = (html: string): string =>
  html.replace(FORMULA, (written, inline?: string, block?: string, dollars?: string) => {
    const latex = textOfPlainHtml(inline ?? block ?? dollars ?? '');
    return (latex !== null && renderLatex(latex, block !== undefined)) || written;
  });

/** Returns rich text with its formulas as LaTeX, or null if one has no source in LaTeX. */
export function mathToLatex(html: string): string | null {
  let isComplete = true;
  const written = html.replace(MATH, (source) => {
    const [math] = parseContent(source).nodes;
    const latex = math && isElement(math) ? findLatex(math) : undefined;
    if (latex === undefined) isComplete = false;
    const [open, close] = /^<math[^>]*display="block"/.test(source) ? ['\\[', '\\]'] : ['\\(', '\\)'];
    return `${open}${escapeText(latex ?? '')}${close}`;
  });
  return isComplete ? written : null;
}
