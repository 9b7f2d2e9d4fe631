import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { aStudent } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { clock, context } = app;
const { aRunningAttempt, answersOf, eventsOf, resultsOf, save, sendLate, start, submit } = attemptCalls(app);

const now = () => context.clock().toISOString();
const lateOf = (attempt_id: string) =>
  context.db
    .selectFrom('late_answers')
    .selectAll()
    .where('attempt_id', '=', attempt_id)
    .orderBy('seq')
    .execute();
const lateEvents = async (attempt_id: string) =>
  (await eventsOf(attempt_id)).filter(({ kind }) => kind === 'late_received').map(({ details }) => details);

describe('late answers', () => {
  test('are rejected while the attempt runs, and from other students', async () => {
    const attempt = await aRunningAttempt();
    const entry = { question_id: attempt.items.first, option: '1', seq: 1, answered_at: now() };
    const { status, error } = await sendLate(attempt.student, attempt, [entry]);
    expect([status, error.code]).toEqual([409, 'attempt_running']);
    const other = await aRunningAttempt();
    expect((await sendLate(await aStudent(context), attempt, [entry])).status).toBe(404);
    expect((await sendLate(other.student, attempt, [entry])).status).toBe(404);
    expect((await sendLate(attempt.student, { ...attempt, exam_id: other.exam_id }, [entry])).status).toBe(
      404,
    );
    expect((await sendLate(attempt.student, { ...attempt, attempt_id: newId() }, [entry])).status).toBe(404);
  });

  test.each(['0000-01-01T00:00:00.000Z', '1970-01-01T00:00:07.000Z'])(
    'are stored if the device’s clock is at %s',
    async (answered_at) => {
      const attempt = await aRunningAttempt();
      await submit(attempt.student, attempt.exam_id);
      const entry = { question_id: attempt.items.first, option: '1', seq: 1, answered_at };
      expect((await sendLate(attempt.student, attempt, [entry])).reply.received).toBe(1);
      expect(await lateOf(attempt.attempt_id)).toMatchObject([
        { option: '1', answered_at: new Date('2000-01-01T00:00:00.000Z') },
      ]);
    },
  );

  test.each([
    ['a question that is not on the paper', { question_id: newId() }],
    ['an option that does not exist', { option: '9' }],
    ['an invalid time', { answered_at: 'yesterday' }],
    ['no seq', { seq: 0 }],
  ])('are rejected with %s, and none of them is recorded', async (_, change) => {
    const attempt = await aRunningAttempt();
    const { student, attempt_id, items } = attempt;
    await submit(student, attempt.exam_id);
    const good = { question_id: items.first, option: '1', seq: 1, answered_at: now() };
    const { status } = await sendLate(student, attempt, [
      good,
      { ...good, question_id: items.second, ...change },
    ]);
    expect(status).toBe(422);
    expect(await lateOf(attempt_id)).toEqual([]);
  });

  test('are recorded if they are newer, and change neither answers nor result', async () => {
    const attempt = await aRunningAttempt({ minutes: 10 });
    const { student, exam_id, attempt_id, items } = attempt;
    await save(student, exam_id, [
      { question_id: items.first, option: '1', seq: 5 },
      { question_id: items.second, option: '2', seq: 2 },
    ]);
    const answered_at = now();
    clock.advance(10 * MINUTE + GRACE);
    const { reply } = await sendLate(
      student,
      attempt,
      [
        { question_id: items.first, option: '2', seq: 4, answered_at },
        { question_id: items.second, option: '2', seq: 6, answered_at },
        { question_id: items.third, option: '3', seq: 7, answered_at },
        { question_id: items.third, option: '2', seq: 8, answered_at },
        { question_id: items.fourth, option: null, seq: 9, answered_at },
      ],
      answered_at,
    );
    expect(reply).toEqual({ received: 1 });
    // An entry that equals the stored answer is also recorded. It may be newer than the answer of another
    // device.
    expect(await lateOf(attempt_id)).toMatchObject([
      { question_id: items.second, option: '2', seq: 6 },
      { question_id: items.third, option: '2', seq: 8, answered_at: new Date(answered_at), counted_at: null },
      { question_id: items.fourth, option: null, seq: 9 },
    ]);
    expect(Object.keys(await answersOf(attempt_id)).sort()).toEqual([items.first, items.second].sort());
    expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: 2 }]);
    expect(await lateEvents(attempt_id)).toEqual([{ count: 1, offline_since: answered_at }]);
  });

  test('change nothing when they are sent again, even concurrently', async () => {
    const attempt = await aRunningAttempt();
    const { student, exam_id, attempt_id, items } = attempt;
    await submit(student, exam_id);
    const entry = { question_id: items.first, option: '1', seq: 3, answered_at: now() };
    const answers = await Promise.all([1, 2, 3].map(() => sendLate(student, attempt, [entry])));
    const [recorded] = await lateOf(attempt_id);
    clock.advance(MINUTE);
    answers.push(await sendLate(student, attempt, [entry]));
    expect(answers.map(({ reply }) => reply.received)).toEqual([1, 1, 1, 1]);
    expect(await lateOf(attempt_id)).toEqual([recorded]);
    expect(await lateEvents(attempt_id)).toEqual([{ count: 1, offline_since: null }]);
  });

  test('are stored beside each other, even if an older one comes after a newer one', async () => {
    const attempt = await aRunningAttempt();
    const { student, exam_id, attempt_id, items } = attempt;
    await submit(student, exam_id);
    const entry = { question_id: items.first, answered_at: now() };
    for (const [option, seq] of [
      ['2', 3],
      ['3', 2],
    ] as const)
      expect((await sendLate(student, attempt, [{ ...entry, option, seq }])).reply.received).toBe(1);
    expect((await lateOf(attempt_id)).map(({ option, seq }) => [seq, option])).toEqual([
      [2, '3'],
      [3, '2'],
    ]);
  });

  test('are limited to two thousand per attempt', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    await submit(student, exam_id);
    const entry = { question_id: items.first, option: '1', answered_at: now() };
    const send = async (seq: number) =>
      (await sendLate(student, { exam_id, attempt_id }, [{ ...entry, seq }])).reply.received;
    expect(await send(1)).toBe(1);
    await sql`
      insert into late_answers (attempt_id, question_id, seq, answered_at, received_at)
      select ${attempt_id}, ${items.second}, seq, now(), now() from generate_series(1, 1998) as seq
    `.execute(context.db);
    expect([await send(2), await send(3), await send(2)]).toEqual([1, 0, 1]);
    expect((await lateOf(attempt_id)).length).toBe(2000);
  });

  test('are accepted for an earlier attempt while a newer one runs', async () => {
    const attempt = await aRunningAttempt({ attempts_allowed: 2 });
    const { student, exam_id, items } = attempt;
    await submit(student, exam_id);
    await start(student, exam_id);
    const entry = { question_id: items.first, option: '1', seq: 3, answered_at: now() };
    expect((await sendLate(student, attempt, [entry])).reply).toEqual({ received: 1 });
  });
});
