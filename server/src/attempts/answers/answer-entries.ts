/** Validation of answers from a save, a submission, a late upload or an answer copy. */
import type { AnswerEntry } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { findRevisionItem, type Revision } from '../../examinations/publishing/revision.ts';
import { validationFailed } from '../../platform/errors.ts';

/**
 * Throws 422 if an entry has a question or an option that is not on the paper. Revisions never change, so a
 * retry fails the same way.
 */
export function rejectForeign(
  revision: Revision,
  entries: { question_id: string; option: string | null }[],
): void {
  for (const { question_id, option } of entries) {
    const item = findRevisionItem(revision, question_id);
    if (!item) throw validationFailed({ answers: [problem('not_on_paper')] });
    if (option !== null && !Object.hasOwn(item.bank_option, option)) {
      throw validationFailed({ answers: [problem('no_such_option')] });
    }
  }
}

/** Returns one entry per question: the one with the highest `seq`. */
export function newestPerQuestion<Entry extends AnswerEntry>(entries: Entry[]): Entry[] {
  const bySeq = [...entries].sort((a, b) => a.seq - b.seq);
  return [...new Map(bySeq.map((entry) => [entry.question_id, entry])).values()];
}
