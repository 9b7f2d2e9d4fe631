import type { LateRefusal } from '@lulus/contract';
import type { Attempt } from '../attempts/attempts.queries.ts';
import { isOverdue } from '../attempts/deadline.ts';
import type { LateAnswer } from '../attempts/late-answers.queries.ts';
import { openQuestions, type TimedAttempt } from '../attempts/section-clock.ts';
import type { Revision } from '../examinations/revision.ts';

interface EndedAttempt {
  attempt: TimedAttempt & Pick<Attempt, 'closed_by'>;
  revision: Revision;
  /** Of the examination, as it is now. */
  late_minutes: number;
}

/**
 * Why a late answer cannot count, or null where it may. When it came is the server's word, when it was chosen only the
 * device's: so who could see the result by then cannot hand in anything that counts, whatever time it claims. An attempt that
 * was opened again since has ended later, but what was too late has not come earlier by that.
 */
export function judgeLate(
  { received_at, answered_at, ended_at, question_id, after_result }: LateAnswer,
  { attempt, revision, late_minutes }: EndedAttempt,
): LateRefusal | null {
  if (after_result) return 'after_result';
  if (received_at.getTime() >= ended_at.getTime() + late_minutes * 60_000) return 'too_late';
  // Whoever hands in themselves has chosen everything by then; at the deadline what was under way counts.
  const isOver =
    attempt.closed_by === 'student' ? answered_at > ended_at : isOverdue({ due_at: ended_at }, answered_at);
  const inTime =
    answered_at >= attempt.started_at &&
    !isOver &&
    openQuestions(attempt, revision, answered_at)(question_id);
  return inTime ? null : 'not_in_time';
}
