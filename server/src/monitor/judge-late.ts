import type { LateRefusal } from '@lulus/contract';
import type { Attempt } from '../attempts/attempts.queries.ts';
import { isOverdue } from '../attempts/deadline.ts';
import type { LateAnswer, UncountedQuestion, WaitingAnswer } from '../attempts/late-answers.queries.ts';
import { openQuestions, type TimedAttempt } from '../attempts/section-clock.ts';
import type { Revision } from '../examinations/revision.ts';

interface EndedAttempt {
  attempt: TimedAttempt & Pick<Attempt, 'closed_by' | 'submitted_at'>;
  revision: Revision;
  /** Of the examination, as it is now. */
  late_minutes: number;
}

/** Whether an answer that came after this end came after the attempt's last one: of one before it is not known who ended it. */
export const isOfPresentEnd = (endedAt: Date, { submitted_at }: Pick<Attempt, 'submitted_at'>): boolean =>
  endedAt.getTime() === submitted_at?.getTime();

/**
 * Why a late answer cannot count, or null where it may. When it came is the server's word, when it was chosen only the
 * device's: so who could see the result by then cannot hand in anything that counts, whatever time it claims. An attempt that
 * was opened again since has ended later, but what was too late has not come earlier by that.
 */
function judgeLate(
  { received_at, answered_at, ended_at, question_id, after_result }: LateAnswer,
  { attempt, revision, late_minutes }: EndedAttempt,
): LateRefusal | null {
  if (after_result) return 'after_result';
  if (received_at.getTime() >= ended_at.getTime() + late_minutes * 60_000) return 'too_late';
  // At the deadline what was under way counts; whoever hands in themselves has chosen everything by then.
  const isByDeadline = attempt.closed_by !== 'student' && isOfPresentEnd(ended_at, attempt);
  const isOver = isByDeadline ? isOverdue({ due_at: ended_at }, answered_at) : answered_at > ended_at;
  // A device without a connection heard of no time that was added meanwhile, and went on when a section's own was over.
  const unheard = { ...attempt, added_time: [] };
  const inTime =
    answered_at >= attempt.started_at &&
    !isOver &&
    openQuestions(attempt, revision, answered_at, unheard)(question_id);
  return inTime ? null : 'not_in_time';
}

export interface JudgedLate {
  answer: WaitingAnswer;
  refusal: LateRefusal | null;
}

/** Of the late answers to one question the newest that may count, or else the newest. */
export function judgeQuestion({ answers }: UncountedQuestion, ended: EndedAttempt): JudgedLate {
  const [newest] = answers;
  const answer = answers.find((one) => judgeLate(one, ended) === null) ?? newest;
  return { answer, refusal: judgeLate(answer, ended) };
}
