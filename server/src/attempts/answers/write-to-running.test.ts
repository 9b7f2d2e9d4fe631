/** The tests change the attempt in the database only, as another process would. So the cache is outdated. */
import { describe, expect, test } from 'vitest';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { clock, context } = app;
const { aRunningAttempt, answersOf, save, start } = attemptCalls(app);

type Running = Awaited<ReturnType<typeof aRunningAttempt>>;

const saveFirst = ({ student, exam_id, items }: Running, seq: number) =>
  save(student, exam_id, [{ question_id: items.first, option: '1', seq }]);

describe('a write based on a cached attempt', () => {
  test('is accepted if the attempt has more time than its cached copy', async () => {
    const attempt = await aRunningAttempt({ minutes: 10 });
    const due_at = new Date(Date.parse(attempt.pivot.examination_due_time) + 30 * MINUTE);
    await context.db.updateTable('attempts').set({ due_at }).where('id', '=', attempt.attempt_id).execute();
    clock.advance(20 * MINUTE);
    expect((await saveFirst(attempt, 1)).status).toBe(200);
    expect(await answersOf(attempt.attempt_id)).toMatchObject({ [attempt.items.first]: { option: '1' } });
  });

  test('is rejected, and writes nothing, if the attempt has less time than its cached copy', async () => {
    const attempt = await aRunningAttempt({ minutes: 60 });
    const due_at = new Date(context.clock().getTime() - GRACE - MINUTE);
    await context.db.updateTable('attempts').set({ due_at }).where('id', '=', attempt.attempt_id).execute();
    expect((await saveFirst(attempt, 1)).status).toBe(410);
    expect(await answersOf(attempt.attempt_id)).toEqual({});
  });

  test('is rejected if the attempt was submitted meanwhile', async () => {
    const attempt = await aRunningAttempt();
    await context.db
      .updateTable('attempts')
      .set({ submitted_at: context.clock(), closed_by: 'student' })
      .where('id', '=', attempt.attempt_id)
      .execute();
    expect((await saveFirst(attempt, 1)).status).toBe(410);
    expect(await answersOf(attempt.attempt_id)).toEqual({});
  });

  test('goes to the newest attempt if another one was started meanwhile', async () => {
    const attempt = await aRunningAttempt({ settings: { attempts_allowed: 2 } });
    await saveFirst(attempt, 1);
    await context.db
      .updateTable('attempts')
      .set({ submitted_at: context.clock(), closed_by: 'student' })
      .where('id', '=', attempt.attempt_id)
      .execute();
    const second = (await start(attempt.student, attempt.exam_id)).reply.exam.attempt_id;
    context.attempts.set({ ...(await newest(attempt)), id: attempt.attempt_id, submitted_at: null });
    expect((await saveFirst(attempt, 2)).status).toBe(200);
    expect(await answersOf(second)).toMatchObject({ [attempt.items.first]: { seq: 2 } });
    expect(await answersOf(attempt.attempt_id)).toMatchObject({ [attempt.items.first]: { seq: 1 } });
  });
});

async function newest({ student, exam_id }: Running) {
  const attempt = await context.attempts.read(student.id, exam_id);
  if (!attempt) throw new Error('an attempt was expected');
  return attempt;
}
