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
import {
  choices,
  lateAnswersOf,
  NONE_REFUSED,
  type Outage,
  UNSEEN,
} from '../../../test/send-late-answers.ts';
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

describe('late answers that arrived when the student could see the result', () => {
  const refused = { late: 2, late_refused: { ...NONE_REFUSED, after_result: 2 } };

  async function neverCount(late: Outage) {
    await sendLate(late.student, late, choices(late), late.offline);
    expect(await listed(late.exam_id)).toMatchObject(refused);
    const { status, error } = await count(late.attempt_id);
    expect([status, error.code]).toEqual([409, 'after_result']);
    expect(await resultsOf(late.attempt_id)).toMatchObject([{ result_score: 2 }]);
  }

  test('never count if results are shown at once, for any claimed time', async () => {
    await neverCount(await anOutage({ results_release: 'at_once' }));
    const attempt = await aRunningAttempt({ minutes: 10, settings: { late_minutes: 30 } });
    await save(attempt.student, attempt.exam_id, [{ question_id: attempt.items.first, option: '1', seq: 1 }]);
    const offline = now();
    clock.advance(MINUTE);
    await submit(attempt.student, attempt.exam_id);
    await neverCount({ ...attempt, offline });
  });

  test('never count after a release by hand, unlike earlier ones', async () => {
    const late = await anOutage();
    const [early, then] = choices(late);
    await sendLate(late.student, late, [early as NonNullable<typeof early>]);
    await call(releaseResults, { as: admin, params: { id: late.exam_id } });
    await sendLate(late.student, late, [then as NonNullable<typeof then>]);
    const late_refused = { ...NONE_REFUSED, after_result: 1 };
    expect(await listed(late.exam_id)).toMatchObject({ late: 2, late_refused });
    expect((await count(late.attempt_id)).reply.attempt).toMatchObject({
      late: 1,
      late_refused,
      result_score: 0,
    });
  });

  test('never count after the release time', async () => {
    const results_at = new Date(context.clock().getTime() + 11 * MINUTE);
    await neverCount(await anOutage({ results_release: 'at_time', results_at }));
  });

  test('never count even if the results are hidden again', async () => {
    const late = await anOutage({ results_release: 'at_once' });
    await submit(late.student, late.exam_id);
    await hideResults(late.exam_id);
    clock.advance(MINUTE);
    await neverCount(late);
  });

  test.each([
    ['if the student submits while results are being hidden', 'at_once', 0],
    ['if the release time is postponed at the last moment', 'at_time', 10],
  ] as const)('never count %s', async (_, results_release, early) => {
    const results_at = new Date(context.clock().getTime() + early);
    const settings = { late_minutes: 60, results_release, results_at };
    const late = { ...(await aRunningAttempt({ minutes: 10, settings })), offline: now() };
    await save(late.student, late.exam_id, [{ question_id: late.items.first, option: '1', seq: 1 }]);
    await hideResults(late.exam_id);
    clock.advance(20);
    await submit(late.student, late.exam_id);
    clock.advance(MINUTE);
    await neverCount(late);
  });

  test('never count after a reopening if the result was visible before it was hidden', async () => {
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
    await neverCount(late);
  });

  test('are listed beside an earlier late answer, and do not replace it', async () => {
    const late = await anOutage();
    const [early] = choices(late);
    await sendLate(late.student, late, choices(late));
    await call(releaseResults, { as: admin, params: { id: late.exam_id } });
    await sendLate(late.student, late, [{ ...(early as NonNullable<typeof early>), option: '3', seq: 9 }]);
    expect((await count(late.attempt_id)).reply.attempt).toMatchObject({
      late: 1,
      late_refused: { ...NONE_REFUSED, after_result: 1 },
      result_score: 2.5,
    });
  });
});

describe('late answers that arrived before the student could see the result', () => {
  test('may still be counted, and are marked once the result was visible, even if it is hidden again', async () => {
    const results_at = new Date(context.clock().getTime() + 30 * MINUTE);
    const late = await anOutage({ results_release: 'at_time', results_at });
    const { attempt_id: attemptId, exam_id } = late;
    await sendLate(late.student, late, choices(late));
    expect(await listed(exam_id)).toMatchObject({ late: 2, result_seen: false });
    clock.advance(30 * MINUTE + GRACE);
    expect(await listed(exam_id)).toMatchObject({ late: 2, late_refused: NONE_REFUSED, result_seen: true });
    await hideResults(exam_id);
    clock.advance(2 * MINUTE);
    await call(reopenAttempt, { as: admin, params: { attemptId }, body: { minutes: 5 } });
    await submit(late.student, exam_id);
    expect(await listed(exam_id)).toMatchObject({ late: 2, result_seen: true });
    expect((await count(attemptId)).reply.attempt).toMatchObject({ late: 0, result_score: 2.5 });
  });

  test('are not marked if the attempt ended after the results were hidden again', async () => {
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
    expect(await listed(late.exam_id)).toMatchObject({ id: attempt_id, late: 2, result_seen: false });
  });
});

test('late answers count after a submit right after the examination was created with release by hand', async () => {
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
  expect(await listed(id)).toMatchObject({ late: 1, late_refused: NONE_REFUSED });
});
