import { setTimeout as sleep } from 'node:timers/promises';
import { getResult } from '@lulus/contract';
import { describe, expect, test, vi } from 'vitest';
import { anExamination, aStudent } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { lockOverdueAttempts } from '../attempts.queries.ts';
import { closeOverdueAttempts, PAUSE_MS } from './close-overdue-attempts.ts';

vi.mock('node:timers/promises', { spy: true });

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, save, start, state } = attemptCalls(app);

async function countResults(exam_id?: string): Promise<number> {
  const results = context.db.selectFrom('results').innerJoin('attempts', 'attempts.id', 'results.attempt_id');
  const counted = exam_id ? results.where('examination_id', '=', exam_id) : results;
  return (await counted.select('attempts.id').execute()).length;
}

describe('the sweep', () => {
  test('closes and grades overdue attempts as of their due time, and leaves running ones open', async () => {
    const over = await aRunningAttempt({ minutes: 10 });
    const running = await aRunningAttempt({ minutes: 600 });
    await save(over.student, over.exam_id, [{ question_id: over.items.first, option: '1', seq: 1 }]);
    clock.advance(10 * MINUTE + GRACE);
    await closeOverdueAttempts(context);
    expect((await state(over.student, over.exam_id)).reply.submitted_at).toBe(
      over.pivot.examination_due_time,
    );
    expect((await state(running.student, running.exam_id)).reply.submitted_at).toBeNull();
    const { reply } = await call(getResult, { as: over.student, query: { exam_id: over.exam_id } });
    expect(reply.exam_result).toMatchObject({ result_score: 2, closed_by: 'deadline' });
  });

  test('leaves an attempt open during its grace', async () => {
    const { student, exam_id } = await aRunningAttempt({ minutes: 10 });
    clock.advance(10 * MINUTE + GRACE - 1000);
    await closeOverdueAttempts(context);
    expect((await state(student, exam_id)).reply.submitted_at).toBeNull();
  });

  test('closes the longest overdue first, for any order of starts', async () => {
    const started = new Map<string, number>();
    for (const minutes of [9, 2, 7, 4]) started.set((await aRunningAttempt({ minutes })).attempt_id, minutes);
    clock.advance(30 * MINUTE);
    const locked = await context.db
      .transaction()
      .execute((trx) => lockOverdueAttempts(trx, context.clock(), 50));
    expect(locked.flatMap(({ id }) => started.get(id) ?? [])).toEqual([2, 4, 7, 9]);
  });

  test('skips an attempt that cannot be graded, and closes all others', async () => {
    const broken = await aRunningAttempt({ minutes: 1 });
    clock.advance(MINUTE);
    const { id } = await anExamination(context, { minutes: 1 });
    const students = await Promise.all(Array.from({ length: 60 }, () => aStudent(context)));
    await Promise.all(students.map((student) => start(student, id)));
    clock.advance(MINUTE + GRACE);
    const { revision_id } = await context.db
      .selectFrom('attempts')
      .select('revision_id')
      .where('id', '=', broken.attempt_id)
      .executeTakeFirstOrThrow();
    const get = (wanted: string) =>
      wanted === revision_id ? Promise.reject(new Error('unreadable')) : context.revisions.get(wanted);
    const sweep = closeOverdueAttempts({ ...context, revisions: { get } });
    await expect(sweep).rejects.toThrow(broken.attempt_id);
    expect(await countResults(id)).toBe(60);
  });

  test('pauses between two batches', async () => {
    const { id } = await anExamination(context, { minutes: 1 });
    const students = await Promise.all(Array.from({ length: 120 }, () => aStudent(context)));
    await Promise.all(students.map((student) => start(student, id)));
    clock.advance(MINUTE + GRACE);
    vi.mocked(sleep).mockClear();
    const batches = vi.spyOn(context.db, 'transaction');
    await closeOverdueAttempts(context);
    const pauses = vi.mocked(sleep).mock.calls.filter(([ms]) => ms === PAUSE_MS);
    expect(await countResults(id)).toBe(120);
    expect(batches.mock.calls.length).toBeGreaterThan(2);
    expect(pauses.length).toBe(batches.mock.calls.length - 1);
    batches.mockRestore();
  });

  test('closes each attempt once when several nodes sweep at once', async () => {
    const { id } = await anExamination(context, { minutes: 1 });
    const students = await Promise.all(Array.from({ length: 120 }, () => aStudent(context)));
    await Promise.all(students.map((student) => start(student, id)));
    clock.advance(MINUTE + GRACE);
    const before = await countResults();
    const closed = await Promise.all([1, 2, 3].map(() => closeOverdueAttempts(context)));
    expect(closed.reduce((sum, count) => sum + count)).toBe((await countResults()) - before);
    expect(await countResults(id)).toBe(120);
  });
});
