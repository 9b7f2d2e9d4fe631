import type { LateRefusal } from '@lulus/contract';
import type { Revision } from '../../examinations/publishing/revision.ts';
import type { Attempt } from '../attempts.queries.ts';
import { isOverdue } from '../deadline/deadline.ts';
import { openQuestions, type TimedAttempt } from '../sections/section-clock.ts';
import type { LateAnswer, UncountedQuestion, WaitingAnswer } from './late-answers.queries.ts';

interface EndedAttempt {
  attempt: TimedAttempt & Pick<Attempt, 'closed_by' | 'submitted_at'>;
  revision: Revision;
  /** The examination's setting, as it is now. */
  late_minutes: number;
}

/** Whether a late answer came after the attempt's last end. The cause of an earlier end is not stored. */
export const isOfPresentEnd = (endedAt: Date, { submitted_at }: Pick<Attempt, 'submitted_at'>): boolean =>
  endedAt.getTime() === submitted_at?.getTime();

/**
 * Returns why a late answer cannot count, or null if it may. The server only knows when it arrived; the
 * device claims when it was chosen. So no answer counts that arrived once the student could see the result. A
 * reopening moves the end, but an answer that was too late stays too late.
 */
function findRefusal(
  { received_at, answered_at, ended_at, question_id, after_result }: LateAnswer,
  { attempt, revision, late_minutes }: EndedAttempt,
): LateRefusal | null {
  if (after_result) return 'after_result';
  if (received_at.getTime() >= ended_at.getTime() + late_minutes * 60_000) return 'too_late';
  // After the deadline, answers in transit count within the grace. A student who submits has chosen
  // everything before.
  const isByDeadline = attempt.closed_by !== 'student' && isOfPresentEnd(ended_at, attempt);
  const isOver = isByDeadline ? isOverdue({ due_at: ended_at }, answered_at) : answered_at > ended_at;
  // An offline device did not know of added time, and opened the next section when its own timer ended.
  const withoutAddedTime = { ...attempt, added_time: [] };
  const inTime =
    answered_at >= attempt.started_at &&
    !isOver &&
    openQuestions(attempt, revision, answered_at, withoutAddedTime)(question_id);
  return inTime ? null : 'not_in_time';
}

export interface AssessedLate {
  answer: WaitingAnswer;
  refusal: LateRefusal | null;
}

/** Assesses the newest late answer to a question that may count, or else the newest of all. */
export function assessQuestion({ answers }: UncountedQuestion, ended: EndedAttempt): AssessedLate {
  const [newest] = answers;
  const answer = answers.find((one) => findRefusal(one, ended) === null) ?? newest;
  return { answer, refusal: findRefusal(answer, ended) };
}
