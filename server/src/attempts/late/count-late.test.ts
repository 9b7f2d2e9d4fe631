import { getResult, getState, listAttempts, releaseResults, reopenAttempt } from '@lulus/contract';
import { v7 as newId } from 'uuid';
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
const { answersOf, aRunningAttempt, eventsOf, resultsOf, save, sendLate, start, submit } = attemptCalls(app);
const { admin, anOutage, count, listed, now } = await lateAnswersOf(app);

const storedOf = async ({ attempt_id, items }: Outage) => (await answersOf(attempt_id))[items.first];
const rowsOf = async ({ attempt_id }: Outage) => {
  const rows = context.db.selectFrom('late_answers').select('seq').where('attempt_id', '=', attempt_id);
  return (await rows.orderBy('seq').execute()).map(({ seq }) => seq);
};

describe('counting late answers', () => {
  test('fails for an unknown or running attempt, and without late answers', async () => {
    expect((await count(newId())).status).toBe(404);
    const { student, exam_id, attempt_id } = await aRunningAttempt();
    expect((await count(attempt_id)).error.code).toBe('attempt_running');
    await submit(student, exam_id);
    expect((await count(attempt_id)).error.code).toBe('no_late_answers');
  });

  test.each([
    ['if the examination allows none, which is the default', { late_minutes: 0 }],
    ['if they came after the late minutes', { late_minutes: 5, back: 6 }],
  ])('is refused %s', async (_, outage) => {
    const late = await anOutage(outage);
    await sendLate(late.student, late, choices(late));
    const { status, error } = await count(late.attempt_id);
    expect([status, error.code]).toEqual([409, 'too_late']);
    expect((await listed(late.exam_id))?.late_refused).toEqual({ ...NONE_REFUSED, too_late: 2 });
    expect(await resultsOf(late.attempt_id)).toMatchObject([{ result_score: 2 }]);
  });

  test('updates the one result once, and records the old score', async () => {
    const late = await anOutage();
    const { student, exam_id, attempt_id } = late;
    await sendLate(student, late, choices(late), late.offline);
    expect(await listed(exam_id)).toMatchObject({
      late: 2,
      late_seconds: 130,
      late_refused: NONE_REFUSED,
      result_score: 2,
    });
    const { reply } = await count(attempt_id);
    expect(reply.attempt).toMatchObject({ late: 0, late_seconds: null, result_score: 2.5, answered: 2 });
    expect(await resultsOf(attempt_id)).toHaveLength(1);
    await call(releaseResults, { as: admin, params: { id: exam_id } });
    expect((await call(getResult, { as: student, query: { exam_id } })).reply.exam_result.result_score).toBe(
      2.5,
    );
    expect((await eventsOf(attempt_id)).at(-1)).toMatchObject({
      kind: 'late_counted',
      by: 'admin',
      admin_id: admin.id,
      details: { count: 2, score_before: 2, score_after: 2.5 },
    });
    expect((await count(attempt_id)).error.code).toBe('no_late_answers');
    expect((await sendLate(student, late, choices(late))).reply.received).toBe(0);
  });

  test('is offered for each attempt that has late answers', async () => {
    const { id: exam_id, items } = await anExamination(context, { settings: UNSEEN });
    const question_id = items[0]?.id ?? '';
    const answered_at = now();
    const seqs = Array.from({ length: 45 }, (_, at) => at + 1);
    for (const seq of seqs) {
      const student = await aStudent(context);
      const { attempt_id } = (await start(student, exam_id)).reply.exam;
      await submit(student, exam_id);
      if (seq % 2)
        await sendLate(student, { exam_id, attempt_id }, [{ question_id, option: '1', seq, answered_at }]);
    }
    const { attempts } = (await call(listAttempts, { as: admin, params: { id: exam_id } })).reply;
    const lateCounts = attempts.map(({ late, late_refused }) => [late, late_refused.not_in_time]);
    expect(lateCounts.reverse()).toEqual(seqs.map((seq) => (seq % 2 ? [1, 1] : [0, 0])));
  });

  test('fails with 409 if more late answers have arrived since the list was read', async () => {
    const late = await anOutage();
    const [first, second] = choices(late);
    const seen = async () => (await listed(late.exam_id))?.late_at ?? '';
    await sendLate(late.student, late, first ? [first] : []);
    const shown = await seen();
    clock.advance(MINUTE);
    await sendLate(late.student, late, second ? [second] : []);
    const { status, error } = await count(late.attempt_id, { late_at: shown });
    expect([status, error.code]).toEqual([409, 'late_changed']);
    expect(await listed(late.exam_id)).toMatchObject({ late: 2 });
    expect((await count(late.attempt_id, { late_at: await seen() })).reply.attempt.late).toBe(0);
  });

  test('counts an answer that came in time, even if a newer one came too late', async () => {
    const late = await anOutage({ late_minutes: 5, back: 2 });
    const [first] = choices(late);
    if (!first) throw new Error('There is one.');
    await sendLate(late.student, late, [first]);
    clock.advance(10 * MINUTE);
    await sendLate(late.student, late, [{ ...first, option: '3', seq: 9 }]);
    expect(await listed(late.exam_id)).toMatchObject({ late: 1, late_refused: NONE_REFUSED });
    expect((await count(late.attempt_id)).reply.attempt).toMatchObject({
      late: 1,
      late_refused: { ...NONE_REFUSED, too_late: 1 },
      result_score: 0,
    });
    expect(await storedOf(late)).toMatchObject({ option: '2', seq: 2 });
    // With more late minutes, the newer answer counts as well.
    await context.db
      .updateTable('examinations')
      .set({ late_minutes: 60 })
      .where('id', '=', late.exam_id)
      .execute();
    expect((await count(late.attempt_id)).reply.attempt).toMatchObject({ late: 0, result_score: 0 });
    expect(await storedOf(late)).toMatchObject({ option: '3', seq: 9 });
  });

  test('counts an answer that was chosen in time, even if a newer one was chosen after the end', async () => {
    const late = await anOutage();
    const [first] = choices(late);
    if (!first) throw new Error('There is one.');
    await sendLate(late.student, late, [{ ...first, option: '3', seq: 9, answered_at: now() }]);
    await sendLate(late.student, late, [first]);
    expect(await listed(late.exam_id)).toMatchObject({ late: 1, late_refused: NONE_REFUSED });
    await count(late.attempt_id);
    expect(await storedOf(late)).toMatchObject({ option: '2', seq: 2 });
  });

  test('takes the last choice of two devices, even if it is already stored', async () => {
    const late = await anOutage();
    const [first] = choices(late);
    if (!first) throw new Error('There is one.');
    const stored = { ...first, option: '1' };
    await sendLate(late.student, late, [{ ...stored, seq: 9 }]);
    expect(await listed(late.exam_id)).toMatchObject({ late: 0, late_at: null });
    await sendLate(late.student, late, [first]);
    clock.advance(MINUTE);
    await sendLate(late.student, late, [{ ...stored, seq: 8 }]);
    const shown = await listed(late.exam_id);
    expect(shown).toMatchObject({ late: 1 });
    const { reply } = await count(late.attempt_id, { late_at: shown?.late_at ?? '' });
    expect(reply.attempt).toMatchObject({ late: 0, result_score: 2 });
    expect(await storedOf(late)).toMatchObject({ option: '1', seq: 9 });
  });

  test('takes the last choice of a reopened attempt', async () => {
    const late = await anOutage();
    const { student, exam_id, attempt_id, items } = late;
    const late_choice = (option: string, seq: number) =>
      sendLate(student, late, [{ question_id: items.first, option, seq, answered_at: now() }]);
    const waits = { question_id: items.first, option: '2', seq: 60, answered_at: late.offline };
    await sendLate(student, late, [waits]);
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    const { seq } = (await call(getState, { as: student, query: { exam_id } })).reply;
    expect(seq).toBe(60);
    clock.advance(MINUTE);
    const chosen = now();
    clock.advance(10 * MINUTE);
    await sendLate(student, late, [{ ...waits, option: '3', seq: 70, answered_at: chosen }]);
    // A client that continued from an older `seq` has also sent its own answer.
    expect((await late_choice('2', 20)).reply.received).toBe(1);
    expect(await rowsOf(late)).toEqual([20, 60, 70]);
    await count(attempt_id);
    expect(await storedOf(late)).toMatchObject({ option: '3', seq: 70 });
  });

  test('takes waiting answers if the student only flagged stored answers after the reopening', async () => {
    const late = await anOutage();
    const { student, exam_id, attempt_id, items, offline: answered_at } = late;
    await sendLate(student, late, [
      { question_id: items.first, option: '2', seq: 12, answered_at },
      { question_id: items.fourth, option: '1', seq: 22, answered_at },
    ]);
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    await save(student, exam_id, [
      { question_id: items.first, option: '1', flagged: true, seq: 2 },
      { question_id: items.fourth, option: null, flagged: true, seq: 1 },
    ]);
    await submit(student, exam_id, [{ [items.first]: { 1: 'Paris' } }], [3]);
    expect(await listed(exam_id)).toMatchObject({ late: 2 });
  });

  test('takes waiting answers if another device saves an older choice after the reopening', async () => {
    const late = await anOutage();
    const { student, exam_id, attempt_id, items, offline: answered_at } = late;
    await sendLate(student, late, [{ question_id: items.first, option: '2', seq: 20_020, answered_at }]);
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    await save(student, exam_id, [{ question_id: items.first, option: '3', seq: 10_020 }]);
    await submit(student, exam_id);
    await count(attempt_id);
    expect(await storedOf(late)).toMatchObject({ option: '2', seq: 20_020 });
  });

  test('ignores answers that arrived when the student could see the result', async () => {
    const late = await anOutage();
    const [first] = choices(late);
    if (!first) throw new Error('There is one.');
    await sendLate(late.student, late, [first]);
    const late_at = (await listed(late.exam_id))?.late_at ?? '';
    await call(releaseResults, { as: admin, params: { id: late.exam_id } });
    clock.advance(MINUTE);
    await sendLate(late.student, late, [
      { ...first, option: '1', seq: 9 },
      { ...first, question_id: late.items.fourth, seq: 10 },
    ]);
    expect((await count(late.attempt_id, { late_at })).status).toBe(200);
    expect(await storedOf(late)).toMatchObject({ option: '2', seq: 2 });
  });

  test.each([
    ['in one save', [[13]]],
    ['in the submitted list', []],
    ['after another choice', [[22, '3'], [32]]],
  ] as [string, [number, string?][]][])(
    'drops a waiting answer if the student chose the stored option again after a reopening, %s',
    async (_, saves) => {
      const late = await anOutage();
      const { student, exam_id, attempt_id, items, offline: answered_at } = late;
      await sendLate(student, late, [{ question_id: items.first, option: '2', seq: 12, answered_at }]);
      await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
      for (const [seq, option = '1'] of saves)
        await save(student, exam_id, [{ question_id: items.first, option, seq }]);
      if (saves.length > 0) await submit(student, exam_id);
      else await submit(student, exam_id, [{ [items.first]: { 1: 'Paris' } }], [13]);
      expect(await listed(exam_id)).toMatchObject({ late: 0 });
    },
  );

  test.each([
    ['came too late', { late_minutes: 0 }, 0, 'too_late'],
    ['were chosen after the end', {}, 3 * MINUTE, 'not_in_time'],
  ] as const)('does not count answers that %s, even after a reopening', async (_, given, after, reason) => {
    const late = await anOutage(given);
    const { student, exam_id, attempt_id } = late;
    await submit(student, exam_id);
    const answered_at = new Date(
      Date.parse(late.offline) + (after && 5 * MINUTE + GRACE + after),
    ).toISOString();
    clock.advance(5 * MINUTE);
    await sendLate(student, late, choices({ ...late, offline: answered_at }));
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    clock.advance(1000);
    await submit(student, exam_id);
    expect((await listed(exam_id))?.late_refused).toEqual({ ...NONE_REFUSED, [reason]: 2 });
    expect((await count(attempt_id)).status).toBe(409);
    expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: 2 }]);
  });

  test('counts once under concurrent requests', async () => {
    const late = await anOutage();
    await sendLate(late.student, late, choices(late));
    const answers = await Promise.all([1, 2, 3].map(() => count(late.attempt_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const counted = (await eventsOf(late.attempt_id)).filter(({ kind }) => kind === 'late_counted');
    expect(counted).toHaveLength(1);
  });
});
