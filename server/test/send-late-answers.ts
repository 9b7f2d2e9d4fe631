/** Test helpers for late answers: a student who was offline, and an admin's calls. */
import { decideLateAnswers, listAttempts } from '@lulus/contract';
import type { ExaminationChange } from '../src/examinations/examinations.queries.ts';
import { anAdmin } from './factories.ts';
import { attemptCalls, GRACE, MINUTE } from './take-attempt.ts';
import type { TestApp } from './test-app.ts';

/** Settings with which no result is visible. */
export const UNSEEN = { results_release: 'by_hand' } as const;

export async function lateAnswersOf(app: TestApp) {
  const { call, clock, context } = app;
  const { aRunningAttempt, save } = attemptCalls(app);
  const admin = await anAdmin(context);
  const now = () => context.clock().toISOString();

  return {
    admin,
    now,
    count: (attemptId: string, reason?: string) =>
      call(decideLateAnswers, { as: admin, params: { attemptId }, body: { decision: 'count', reason } }),
    ignore: (attemptId: string) =>
      call(decideLateAnswers, { as: admin, params: { attemptId }, body: { decision: 'ignore' } }),

    listed: async (exam_id: string) =>
      (await call(listAttempts, { as: admin, params: { id: exam_id } })).reply.attempts[0],

    /**
     * An attempt of ten minutes. The student is offline from minute five, until `back` minutes after the end.
     */
    async anOutage({ back = 2, ...given }: ExaminationChange & { back?: number } = {}) {
      const attempt = await aRunningAttempt({ minutes: 10, settings: { ...UNSEEN, ...given } });
      const { student, exam_id, items } = attempt;
      await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
      clock.advance(5 * MINUTE);
      const offline = now();
      clock.advance(5 * MINUTE + GRACE + back * MINUTE);
      return { ...attempt, offline };
    },
  };
}

export type Outage = Awaited<ReturnType<Awaited<ReturnType<typeof lateAnswersOf>>['anOutage']>>;

export const choices = ({ items, offline }: Outage) => [
  { question_id: items.first, option: '2', seq: 2, answered_at: offline },
  { question_id: items.fourth, option: '1', seq: 3, answered_at: offline },
];
