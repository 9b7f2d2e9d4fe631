/** Writes the lines of a template that explain it. */
import { type Paragraph, TextRun } from 'docx';
import type { Language } from '../xlsx/columns.ts';
import { guideHeading, guideParagraph } from './build-document.ts';
import { guideLines } from './guide-lines.ts';
import { textRuns } from './write-runs.ts';

/** What to do with the template, above the examples. */
export const guideStart = (language: Language): Paragraph[] =>
  guideLines(language).start.map((text) => guideParagraph(textRuns(text)));

/** The rules, on a page of their own below the examples. */
export function guideRules(language: Language): Paragraph[] {
  const { heading, rules, lines } = guideLines(language);
  return [
    guideHeading(textRuns(heading)),
    ...rules.map((text) => guideParagraph(textRuns(text))),
    ...lines.map(([name, note]) =>
      guideParagraph([new TextRun({ text: `${name}: `, bold: true }), ...textRuns(note)]),
    ),
  ];
}
