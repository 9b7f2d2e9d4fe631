/** Rules for answers, however they arrive: saved, submitted, late or from a file. */
import type { AnswerEntry } from '@lulus/contract';
import { findRevisionItem, type Revision } from '../../examinations/publishing/revision.ts';
import { validationFailed } from '../../platform/errors.ts';

/**
 * Rejects a question or an option that is not on the paper. A revision never changes, so the outcome is always the
 * same.
 */
export function refuseForeign(
  revision: Revision,
  entries: { question_id: string; option: string | null }[],
): void {
  for (const { question_id, option } of entries) {
    const item = findRevisionItem(revision, question_id);
    if (!item) throw validationFailed({ answers: ['This question is not on the paper.'] });
    if (option !== null && !Object.hasOwn(item.bank_option, option)) {
      throw validationFailed({ answers: ['This question has no such option.'] });
    }
  }
}

/** One entry a question: the one with the highest `seq`. */
export function newestPerQuestion<Entry extends AnswerEntry>(entries: Entry[]): Entry[] {
  const bySeq = [...entries].sort((a, b) => a.seq - b.seq);
  return [...new Map(bySeq.map((entry) => [entry.question_id, entry])).values()];
}
