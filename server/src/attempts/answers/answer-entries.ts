/** Validation of answers from a save, a submission, a late upload or an answer copy. */
import type { AnswerEntry, ItemResponse } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import { findRevisionItem, type Revision } from '../../examinations/publishing/revision.ts';
import { readResponse } from '../../interactions/index.ts';
import { Misfit } from '../../interactions/interaction-type.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import { validationFailed } from '../../platform/errors.ts';

type Sent = Pick<AnswerEntry, 'question_id' | 'option' | 'response'>;

/** A response as the database stores it: a single choice has its option, and every other type its response. */
export interface StoredFields {
  option: string | null;
  response: ItemResponse | null;
}

export const storedFields = (item: RevisionItem, response: ItemResponse | null): StoredFields =>
  item.interaction === 'choice'
    ? { option: response as string | null, response: null }
    : { option: null, response };

/** An entry with its response as it is stored. */
export type ReadEntry<Entry extends Sent> = Omit<Entry, 'option' | 'response'> &
  StoredFields & { is_essay?: true };

function getItem(revision: Revision, questionId: string): RevisionItem {
  const item = findRevisionItem(revision, questionId);
  if (!item) throw validationFailed({ answers: [problem('not_on_paper')] });
  return item;
}

/**
 * Returns the entries as they are stored, and the problems of those that do not fit, by question id. Throws 422 if a
 * question is not on the paper, or if an option is not. Revisions never change, so a retry has the same outcome.
 */
export function readEntries<Entry extends Sent>(revision: Revision, entries: Entry[]) {
  const fitting: ReadEntry<Entry>[] = [];
  const refused: Record<string, Problem> = {};
  for (const { option, response: sent, ...entry } of entries) {
    const item = getItem(revision, entry.question_id);
    try {
      const stored = storedFields(item, readResponse(item, sent ?? option));
      fitting.push({ ...entry, ...stored, ...(item.interaction === 'essay' && { is_essay: true }) });
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      if (sent === undefined) throw validationFailed({ answers: [error.problem] });
      refused[entry.question_id] = error.problem;
    }
  }
  return { fitting, refused };
}

/** Like `readEntries`, but throws 422 for every entry that does not fit. */
export function readAll<Entry extends Sent>(revision: Revision, entries: Entry[]): ReadEntry<Entry>[] {
  const { fitting, refused } = readEntries(revision, entries);
  const [first] = Object.values(refused);
  if (first) throw validationFailed({ answers: [first] });
  return fitting;
}

/** Reads a submitted value: a single choice is a map with the chosen option's key, as the specification has it. */
export function readSubmitted(
  revision: Revision,
  questionId: string,
  given: ItemResponse | null,
): ItemResponse | null {
  const item = getItem(revision, questionId);
  if (given === null) return null;
  const isMap = typeof given === 'object' && !Array.isArray(given);
  if (item.interaction === 'choice' && isMap && Object.keys(given).length !== 1) {
    throw validationFailed({ answers: [problem('one_option')] });
  }
  try {
    return readResponse(item, item.interaction === 'choice' && isMap ? Object.keys(given)[0] : given);
  } catch (error) {
    throw error instanceof Misfit ? validationFailed({ answers: [error.problem] }) : error;
  }
}

/** Returns one entry per question: the one with the highest `seq`. */
export function newestPerQuestion<Entry extends AnswerEntry>(entries: Entry[]): Entry[] {
  const bySeq = [...entries].sort((a, b) => a.seq - b.seq);
  return [...new Map(bySeq.map((entry) => [entry.question_id, entry])).values()];
}
