/** The parts of a question as texts. */
import { hasLatex, latexToMath } from '../formulas.ts';
import type { ImportedFields } from '../imported.ts';
import { withoutColors } from './marks.ts';
import { inlineOf, type Paragraph } from './paragraphs.ts';

export type Answers = Omit<ImportedFields, 'bank_question'>;

const hasContent = ({ text, label, isBlock }: Paragraph) => text !== '' || Boolean(label) || isBlock;

const hasMarkup = ({ html, text }: Paragraph): boolean => html?.includes('<') || hasLatex(text);

export const wholeText = ({ text, label }: Paragraph): string => (label ? `${label} ${text}` : text);

/** Returns paragraphs as one text, plain if none is formatted. */
export function textsOf(written: Paragraph[][]): { type: 'text' | 'html'; texts: string[] } {
  const all = written.map((paragraphs) => paragraphs.filter(hasContent).map(withoutColors));
  const isHtml = all.some((paragraphs) => paragraphs.length > 1 || paragraphs.some(hasMarkup));
  if (!isHtml) return { type: 'text', texts: all.map(([only]) => (only ? wholeText(only) : '')) };
  return {
    type: 'html',
    texts: all.map((paragraphs) => latexToMath(paragraphs.map(inlineOf).join('<br />'))),
  };
}
