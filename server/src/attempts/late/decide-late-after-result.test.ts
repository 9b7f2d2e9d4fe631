import { randomUUID } from 'node:crypto';
import {
  copyBankItems,
  createExamination,
  listBankItems,
  publishExamination,
  releaseResults,
  reopenAttempt,
  updateExamination,
} from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anExamination, aStudent } from '../../../test/factories.ts';
import { choices, lateAnswersOf, type Outage, UNSEEN } from '../../../test/send-late-answers.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, resultsOf, save, sendLate, start, submit } = attemptCalls(app);
const { admin, anOutage, count, listed, now } = await lateAnswersOf(app);

/** Hides results again, like an admin who had chosen the wrong release. */
async function hideResults(id: string) {
  const { examination_name, examination_desc, examination_duration } = await context.db
    .selectFrom('examinations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const results_release = 'by_hand' as const;
  const form = { examination_name, examination_desc, examination_duration, results_release };
  await call(updateExamination, { as: admin, params: { id }, body: form });
}

describe('late answers that arrived when the student may have seen the result', () => {
  async function needReason(late: Outage) {
    await sendLate(late.student, late, choices(late), late.offline);
    expect(await listed(late.exam_id)).toMatchObject({ late: { count: 2, result_visible: true } });
    const { status, error } = await count(late.attempt_id);
    expect([status, error.message]).toEqual([422, { reason: [expect.stringMatching(/^Give a reason/)] }]);
    expect(await resultsOf(late.attempt_id)).toMatchObject([{ result_score: 2 }]);
    const { reply } = await count(late.attempt_id, 'The proctor saw the screen.');
    expect(reply.attempt).toMatchObject({ late: null, result_score: 2.5 });
  }

  test('need a reason if results are shown at once, for any claimed time', async () => {
    await needReason(await anOutage({ results_release: 'at_once' }));
    const attempt = await aRunningAttempt({ minutes: 10 });
    await save(attempt.student, attempt.exam_id, [{ question_id: attempt.items.first, option: '1', seq: 1 }]);
    const offline = now();
    clock.advance(MINUTE);
    await submit(attempt.student, attempt.exam_id);
    await needReason({ ...attempt, offline });
  });

  test('need a reason after a release by hand, also beside earlier ones', async () => {
    const late = await anOutage();
    await sendLate(late.student, late, choices(late).slice(0, 1));
    clock.advance(1000);
    await call(releaseResults, { as: admin, params: { id: late.exam_id } });
    expect(await listed(late.exam_id)).toMatchObject({ late: { count: 1, result_visible: false } });
    clock.advance(MINUTE);
    await needReason(late);
  });

  test('need a reason after the release time', async () => {
    const results_at = new Date(context.clock().getTime() + 11 * MINUTE);
    await needReason(await anOutage({ results_release: 'at_time', results_at }));
  });

  test('need a reason even if the results are hidden again', async () => {
    const late = await anOutage({ results_release: 'at_once' });
    await submit(late.student, late.exam_id);
    await hideResults(late.exam_id);
    clock.advance(MINUTE);
    await needReason(late);
  });

  test.each([
    ['if the student submits while results are being hidden', 'at_once', 0],
    ['if the release time is postponed at the last moment', 'at_time', 10],
  ] as const)('need a reason %s', async (_, results_release, early) => {
    const results_at = new Date(context.clock().getTime() + early);
    const settings = { results_release, results_at };
    const late = { ...(await aRunningAttempt({ minutes: 10, settings })), offline: now() };
    await save(late.student, late.exam_id, [{ question_id: late.items.first, option: '1', seq: 1 }]);
    await hideResults(late.exam_id);
    clock.advance(20);
    await submit(late.student, late.exam_id);
    clock.advance(MINUTE);
    await needReason(late);
  });

  test('need a reason after a reopening if the result was visible before it was hidden', async () => {
    const late = await anOutage({ results_release: 'at_once' });
    await submit(late.student, late.exam_id);
    await context.db
      .updateTable('examinations')
      .set({ results_release: 'by_hand', results_hidden_at: context.clock() })
      .where('id', '=', late.exam_id)
      .execute();
    clock.advance(MINUTE);
    const { attempt_id: attemptId } = late;
    await call(reopenAttempt, { as: admin, params: { attemptId }, body: { minutes: 5 } });
    await submit(late.student, late.exam_id);
    await needReason(late);
  });
});

describe('late answers that arrived before the student could see the result', () => {
  test('need no reason once the result is visible, but do if it is hidden again', async () => {
    const results_at = new Date(context.clock().getTime() + 30 * MINUTE);
    const late = await anOutage({ results_release: 'at_time', results_at });
    const { attempt_id: attemptId, exam_id } = late;
    await sendLate(late.student, late, choices(late));
    const other = await anOutage({ results_release: 'at_time', results_at });
    await sendLate(other.student, other, choices(other));
    clock.advance(30 * MINUTE + GRACE);
    expect(await listed(other.exam_id)).toMatchObject({ late: { result_visible: false } });
    expect((await count(other.attempt_id)).status).toBe(200);
    await hideResults(exam_id);
    clock.advance(2 * MINUTE);
    await call(reopenAttempt, { as: admin, params: { attemptId }, body: { minutes: 5 } });
    await submit(late.student, exam_id);
    expect(await listed(exam_id)).toMatchObject({ late: { count: 2, result_visible: true } });
    expect((await count(attemptId)).status).toBe(422);
  });

  test('need no reason if the attempt ended after the results were hidden again', async () => {
    const late = await anOutage({ results_release: 'at_once' });
    await submit(late.student, late.exam_id);
    await hideResults(late.exam_id);
    clock.advance(2 * MINUTE);
    const other = await aStudent(context);
    const { attempt_id } = (await start(other, late.exam_id)).reply.exam;
    const offline = now();
    await submit(other, late.exam_id);
    clock.advance(MINUTE);
    await sendLate(other, { ...late, attempt_id }, choices({ ...late, offline }));
    expect(await listed(late.exam_id)).toMatchObject({ id: attempt_id, late: { result_visible: false } });
  });
});

test('late answers need no reason after a submit right after the examination was created with release by hand', async () => {
  const student = await aStudent(context);
  const { items } = await anExamination(context);
  const form = { examination_name: 'Quiz', examination_desc: 'Short.', examination_duration: 10, ...UNSEEN };
  const { id } = (await call(createExamination, { as: admin, body: form })).reply.examination;
  const questions = items.slice(-1).map((item) => ({ id: item.id, insert_key: randomUUID() }));
  await call(copyBankItems, { as: admin, params: { examId: id }, body: { questions } });
  await call(publishExamination, { as: admin, params: { id } });
  const [question] = (await call(listBankItems, { as: admin, params: { examId: id } })).reply;
  const { attempt_id } = (await start(student, id)).reply.exam;
  const answer = { question_id: question?.id ?? '', option: '1', seq: 1, answered_at: now() };
  await submit(student, id);
  clock.advance(MINUTE);
  await sendLate(student, { exam_id: id, attempt_id }, [answer]);
  expect(await listed(id)).toMatchObject({ late: { count: 1, result_visible: false } });
});
