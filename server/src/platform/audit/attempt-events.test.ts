import { listAttemptEvents, playItem } from '@lulus/contract';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { closeOverdueAttempts } from '../../attempts/deadline/close-overdue-attempts.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, eventsOf, save, start, submit } = attemptCalls(app);

const kindsOf = async (attempt_id: string) => (await eventsOf(attempt_id)).map(({ kind, by }) => [kind, by]);

describe('the events of an attempt', () => {
  test('cannot be updated', async () => {
    const { attempt_id } = await aRunningAttempt();
    for (const change of [sql`kind = 'closed'`, sql`details = '{}'`, sql`at = now()`, sql`by = 'admin'`]) {
      const update = sql`update attempt_events set ${change} where attempt_id = ${attempt_id}`;
      await expect(update.execute(context.db)).rejects.toThrow('Rows of attempt_events are never changed.');
    }
    expect(await kindsOf(attempt_id)).toEqual([['started', 'student']]);
  });

  test('begin with one start, also if the student starts several times', async () => {
    const { student, exam_id, attempt_id } = await aRunningAttempt();
    await Promise.all([1, 2, 3].map(() => start(student, exam_id)));
    await start(student, exam_id);
    expect(await kindsOf(attempt_id)).toEqual([['started', 'student']]);
  });

  test('list each play and its uncounted repeats, but no rejected play', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    const play_id = newId();
    const play = (id: string) =>
      call(playItem, { as: student, body: { exam_id, question_id: items.first, play_id: id } });
    for (const id of [play_id, play_id, play_id]) await play(id);
    expect((await play(newId())).status).toBe(409);
    const [, ...played] = await eventsOf(attempt_id);
    const details = { recording_id: items.first, plays: 1 };
    expect(played).toEqual(
      [details, { ...details, repeats: 1 }, { ...details, repeats: 2 }].map((one) =>
        expect.objectContaining({ kind: 'played', details: one }),
      ),
    );
  });

  test('end with one submit, also if the student submits several times', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    await Promise.all([1, 2, 3].map(() => submit(student, exam_id)));
    expect(await kindsOf(attempt_id)).toEqual([
      ['started', 'student'],
      ['submitted', 'student'],
    ]);
  });

  test('end with the closing by the server, with the time of the sweep', async () => {
    const { attempt_id, pivot } = await aRunningAttempt({ minutes: 10 });
    clock.advance(15 * MINUTE + GRACE);
    await closeOverdueAttempts(context);
    expect(await kindsOf(attempt_id)).toEqual([
      ['started', 'student'],
      ['closed', 'server'],
    ]);
    const [, closed] = await eventsOf(attempt_id);
    expect(closed?.at.getTime()).toBeGreaterThan(Date.parse(pivot.examination_due_time) + 4 * MINUTE);
  });

  test('are listed for admins in order, without ids of users', async () => {
    const { student, exam_id, attempt_id } = await aRunningAttempt();
    await submit(student, exam_id);
    const as = await anAdmin(context);
    const { reply } = await call(listAttemptEvents, { as, params: { attemptId: attempt_id } });
    expect(reply.events).toEqual([
      { at: expect.any(String), kind: 'started', by: 'student', details: { device: null } },
      { at: expect.any(String), kind: 'submitted', by: 'student', details: {} },
    ]);
    expect((await call(listAttemptEvents, { as, params: { attemptId: newId() } })).status).toBe(404);
  });
});
