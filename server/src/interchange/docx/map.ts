/** Maps a Word document to the product's terms, and gives each warning to the question in which it stands. */
import { type Problem, problem } from '@lulus/contract/messages';
import type { Imported, Ref, SourceFile } from '../imported.ts';
import { isRefused } from '../imported.ts';
import { mapText } from '../text/map.ts';
import type { TextQuestion } from '../text/text-question.ts';
import { convertPictures } from './convert-pictures.ts';
import { type DocxFile, readDocx } from './read.ts';
import type { Warning } from './source.ts';

type Entry = DocxFile['entries'][number];

/** Numbers of paragraphs mean little to a reader, so messages without them are used. */
function withoutLine({ code, params }: Problem): Problem {
  if (code === 'option_missing') return problem('docx_option_missing', { letter: String(params.letter) });
  if (code === 'answer_no_option') return problem('docx_answer_no_option', { answer: String(params.answer) });
  return { code, params };
}

/** Gives warnings to the question that has the paragraph, or else to the next one. */
function assignWarnings(entries: Entry[], warnings: Warning[]): Map<Entry, Problem[]> {
  const byEntry = new Map<Entry, Problem[]>();
  const sorted = entries.toSorted((one, other) => one.line - other.line);
  let at = 0;
  for (const { line, problem: found } of warnings.toSorted((one, other) => one.line - other.line)) {
    while (at < sorted.length - 1 && line > lastLineOf(sorted, at)) at++;
    const entry = sorted[at];
    if (entry) byEntry.set(entry, [...(byEntry.get(entry) ?? []), found]);
  }
  return byEntry;
}

function lastLineOf(sorted: Entry[], at: number): number {
  const entry = sorted[at] as Entry;
  return 'stem' in entry ? entry.lastLine : (entry.outside.at(-1)?.line ?? entry.line);
}

async function mapDocx(file: DocxFile): Promise<Imported> {
  const { source, answers, rows } = file;
  const warnings = assignWarnings(file.entries, source.warnings);
  const findRef = (place: { line: number; number?: number }): Ref => {
    const row = rows.get(place as TextQuestion);
    if (row) return problem('ref_table_row', row);
    return place.number === undefined
      ? problem('ref_paragraph', { number: place.line })
      : problem('ref_question', { number: place.number });
  };
  const imported = mapText(file, {
    findRef,
    findAnswers: (question, own) => answers.get(question)?.(question, own) ?? null,
  });
  file.entries.forEach((entry, at) => {
    const mapped = imported.entries[at];
    if (!mapped) return;
    if (isRefused(mapped)) mapped.refused = withoutLine(mapped.refused);
    else mapped.warnings = [...mapped.warnings.map(withoutLine), ...(warnings.get(entry) ?? [])];
  });
  return { ...imported, media: await convertPictures(source) };
}

/** Throws `Unreadable`. */
export const importDocx = (file: SourceFile): Promise<Imported> => mapDocx(readDocx(file));
