import type { AttemptState } from '@lulus/contract';
import type { Context } from '../context.ts';
import { readAnswers } from './answers.queries.ts';
import { type Attempt, getLatestAttempt } from './attempts.queries.ts';
import { readPlays } from './plays.queries.ts';
import { presentSectionPivot, sectionMinutes } from './section-clock.ts';

export function pivotOf(attempt: Attempt) {
  return {
    examination_start_time: attempt.started_at.toISOString(),
    examination_due_time: attempt.due_at.toISOString(),
  };
}

export async function readState(context: Context, userId: string, examId: string): Promise<AttemptState> {
  const attempt = await getLatestAttempt(context.db, userId, examId);
  const [answers, plays, revision] = await Promise.all([
    readAnswers(context.db, attempt.id),
    readPlays(context.db, attempt.id),
    context.revisions.get(attempt.revision_id),
  ]);
  const now = context.clock();
  return {
    attempt_id: attempt.id,
    pivot: pivotOf(attempt),
    now: now.toISOString(),
    answers,
    section: attempt.section,
    question: attempt.question,
    plays,
    section_pivot: presentSectionPivot(attempt, sectionMinutes(revision), now),
    submitted_at: attempt.submitted_at?.toISOString() ?? null,
  };
}
