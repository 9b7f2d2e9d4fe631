/** Scores for tests: examinations with weighted questions, and attempts with chosen questions right. */

import { startAttempt } from '../src/attempts/start/start-attempt.ts';
import { submitAttempt } from '../src/attempts/submit/submit-attempt.ts';
import type { Context } from '../src/process/create-context.ts';
import { anExamination, type ExaminationPlan } from './factories.ts';
import type { Student } from './take-attempt.ts';
import type { TestApp } from './test-app.ts';

/** Creates an examination with a question of each weight, and practically unlimited attempts. */
export function aScoredExamination(
  context: Context,
  weights: number[],
  settings: ExaminationPlan['settings'] = {},
) {
  const items = weights.map((bank_question_weight) => ({ bank_question_weight }));
  return anExamination(context, { sections: [{ name: 'READING', items }], attempts_allowed: 100, settings });
}

type ScoredExamination = Awaited<ReturnType<typeof aScoredExamination>>;

/** Takes the examination from start to submit, with the questions at these indexes right. */
export async function takeIt(
  context: Context,
  student: Student,
  { id, items }: ScoredExamination,
  right: number[] = items.map((_, index) => index),
): Promise<void> {
  await startAttempt(context, student.id, { exam_id: id });
  const answers = items
    .filter((_, index) => right.includes(index))
    .map(({ id: question_id }) => ({ question_id, given: '1' }));
  await submitAttempt(context, student.id, { exam_id: id, answers });
}

/** Gives the student this score in a new examination. */
export async function aScore(context: Context, student: Student, points: number): Promise<void> {
  await takeIt(context, student, await aScoredExamination(context, [points]));
}

/** Moves the clock to this time. */
export function moveTo({ context, clock }: TestApp, time: string): void {
  clock.advance(Date.parse(time) - context.clock().getTime());
}

/** The student's balances, the latest month first. */
export function balancesOf({ db }: Context, { id }: { id: string }) {
  return db
    .selectFrom('monthly_balances')
    .select(['month', 'total_score', 'reached_at'])
    .where('user_id', '=', id)
    .orderBy('month', 'desc')
    .execute();
}
