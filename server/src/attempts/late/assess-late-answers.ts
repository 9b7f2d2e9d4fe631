import type { LateRefusal } from '@lulus/contract';
import type { Revision } from '../../examinations/publishing/revision.ts';
import type { Attempt } from '../attempts.queries.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { openQuestions, type TimedAttempt } from '../sections/section-clock.ts';
import type { LateAnswer, UncountedQuestion, WaitingAnswer } from './late-answers.queries.ts';

interface EndedAttempt {
  attempt: TimedAttempt & Pick<Attempt, 'closed_by' | 'submitted_at'>;
  revision: Revision;
  /** Of the examination, as it is now. */
  late_minutes: number;
}

/** Whether an answer came after the attempt's last end. Of an earlier end it is not known who caused it. */
export const isOfPresentEnd = (endedAt: Date, { submitted_at }: Pick<Attempt, 'submitted_at'>): boolean =>
  endedAt.getTime() === submitted_at?.getTime();

/**
 * Why a late answer cannot count, or null where it may. The server knows when it came; only the device says when it
 * was chosen. So nothing counts that came once the student could see the result. A reopened attempt ends later, but
 * an answer that was too late stays too late.
 */
function judgeLate(
  { received_at, answered_at, ended_at, question_id, after_result }: LateAnswer,
  { attempt, revision, late_minutes }: EndedAttempt,
): LateRefusal | null {
  if (after_result) return 'after_result';
  if (received_at.getTime() >= ended_at.getTime() + late_minutes * 60_000) return 'too_late';
  // At the deadline, answers under way count. A student who submits has chosen everything by then.
  const isByDeadline = attempt.closed_by !== 'student' && isOfPresentEnd(ended_at, attempt);
  const isOver = isByDeadline ? isOverdue({ due_at: ended_at }, answered_at) : answered_at > ended_at;
  // A device without a connection did not know of added time, and went on when a section's own time was over.
  const unheard = { ...attempt, added_time: [] };
  const inTime =
    answered_at >= attempt.started_at &&
    !isOver &&
    openQuestions(attempt, revision, answered_at, unheard)(question_id);
  return inTime ? null : 'not_in_time';
}

export interface AssessedLate {
  answer: WaitingAnswer;
  refusal: LateRefusal | null;
}

/** The newest late answer to a question that may count, or else the newest. */
export function assessQuestion({ answers }: UncountedQuestion, ended: EndedAttempt): AssessedLate {
  const [newest] = answers;
  const answer = answers.find((one) => judgeLate(one, ended) === null) ?? newest;
  return { answer, refusal: judgeLate(answer, ended) };
}
