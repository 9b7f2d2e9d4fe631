import { getResult, getState, releaseResults, reopenAttempt } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { choices, lateAnswersOf, type Outage } from '../../../test/send-late-answers.ts';
import { attemptCalls, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { answersOf, aRunningAttempt, eventsOf, resultsOf, save, sendLate, submit } = attemptCalls(app);
const { admin, anOutage, count, ignore, listed, now } = await lateAnswersOf(app);

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

  test('updates the one result once, and records the old score', async () => {
    const late = await anOutage();
    const { student, exam_id, attempt_id } = late;
    await sendLate(student, late, choices(late), late.offline);
    expect(await listed(exam_id)).toMatchObject({
      late: {
        count: 2,
        received_at: expect.any(String),
        claimed_from: late.offline,
        claimed_to: late.offline,
        result_visible: false,
        ignored: false,
      },
      result_score: 2,
    });
    const { reply } = await count(attempt_id);
    expect(reply.attempt).toMatchObject({ late: null, result_score: 2.5, answered: 2 });
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

  test('takes all late answers, whenever they arrived and were chosen, and records the reason', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt({ minutes: 10 });
    clock.advance(60 * MINUTE);
    const early = '2000-01-01T00:00:00.000Z';
    const afterTheEnd = now();
    await sendLate(student, { exam_id, attempt_id }, [
      { question_id: items.first, option: '1', seq: 1, answered_at: early },
      { question_id: items.second, option: '1', seq: 2, answered_at: afterTheEnd },
    ]);
    expect(await listed(exam_id)).toMatchObject({
      late: { count: 2, claimed_from: early, claimed_to: afterTheEnd },
    });
    expect((await count(attempt_id, 'No power until noon.')).reply.attempt).toMatchObject({ answered: 2 });
    expect((await eventsOf(attempt_id)).at(-1)).toMatchObject({
      details: { count: 2, reason: 'No power until noon.' },
    });
  });

  test('takes the last choice of two devices, even if an older one arrives later', async () => {
    const late = await anOutage();
    const [first] = choices(late);
    if (!first) throw new Error('There is one.');
    await sendLate(late.student, late, [{ ...first, option: '3', seq: 9 }]);
    await sendLate(late.student, late, [first]);
    expect(await listed(late.exam_id)).toMatchObject({ late: { count: 1 } });
    await count(late.attempt_id);
    expect(await storedOf(late)).toMatchObject({ option: '3', seq: 9 });
  });

  test('is not offered if the last choice is the stored one', async () => {
    const late = await anOutage();
    const [first] = choices(late);
    if (!first) throw new Error('There is one.');
    await sendLate(late.student, late, [{ ...first, option: '1', seq: 9 }]);
    await sendLate(late.student, late, [first]);
    expect(await listed(late.exam_id)).toMatchObject({ late: null });
    expect((await count(late.attempt_id)).error.code).toBe('no_late_answers');
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
    expect(await listed(exam_id)).toMatchObject({ late: { count: 2 } });
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
      expect(await listed(exam_id)).toMatchObject({ late: null });
    },
  );

  test('counts once under concurrent requests', async () => {
    const late = await anOutage();
    await sendLate(late.student, late, choices(late));
    const answers = await Promise.all([1, 2, 3].map(() => count(late.attempt_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const counted = (await eventsOf(late.attempt_id)).filter(({ kind }) => kind === 'late_counted');
    expect(counted).toHaveLength(1);
  });
});

describe('ignoring late answers', () => {
  test('fails for an unknown or running attempt, and without late answers', async () => {
    expect((await ignore(newId())).status).toBe(404);
    const { student, exam_id, attempt_id } = await aRunningAttempt();
    expect((await ignore(attempt_id)).error.code).toBe('attempt_running');
    await submit(student, exam_id);
    expect((await ignore(attempt_id)).error.code).toBe('no_late_answers');
  });

  test('leaves the result, and can be changed to counting', async () => {
    const late = await anOutage();
    const { student, exam_id, attempt_id } = late;
    await sendLate(student, late, choices(late));
    const { reply } = await ignore(attempt_id);
    expect(reply.attempt).toMatchObject({ late: { count: 2, ignored: true }, result_score: 2 });
    expect((await ignore(attempt_id)).error.code).toBe('no_late_answers');
    await sendLate(student, late, [
      { question_id: late.items.second, option: '1', seq: 8, answered_at: late.offline },
    ]);
    expect(await listed(exam_id)).toMatchObject({ late: { count: 3, ignored: false } });
    expect((await count(attempt_id)).reply.attempt).toMatchObject({ late: null, answered: 3 });
  });
});
