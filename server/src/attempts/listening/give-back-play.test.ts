import { getClock, giveBackPlay, playItem, saveAnswers } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, eventsOf, state, submit } = attemptCalls(app);
const admin = await anAdmin(context);

type Running = Awaited<ReturnType<typeof aRunningAttempt>>;

const giveBack = ({ attempt_id }: Pick<Running, 'attempt_id'>, question_id: string, reason?: string) =>
  call(giveBackPlay, { as: admin, params: { attemptId: attempt_id }, body: { question_id, reason } });

const play = ({ student, exam_id, items }: Running, play_id: string) =>
  call(playItem, { as: student, body: { exam_id, question_id: items.first, play_id } });

describe('giving a play back', () => {
  test('is refused if nothing was played, for a question of another examination, and after the end', async () => {
    const attempt = await aRunningAttempt();
    const { items } = attempt;
    expect((await giveBack({ attempt_id: newId() }, items.first)).status).toBe(404);
    expect((await giveBack(attempt, newId())).status).toBe(422);
    const none = await giveBack(attempt, items.first);
    expect([none.status, none.error.code]).toEqual([409, 'nothing_played']);
    await play(attempt, newId());
    await submit(attempt.student, attempt.exam_id);
    expect((await giveBack(attempt, items.first)).status).toBe(410);
    const overdue = await aRunningAttempt({ minutes: 10 });
    await play(overdue, newId());
    clock.advance(10 * MINUTE + GRACE);
    expect((await giveBack(overdue, overdue.items.first)).status).toBe(410);
  });

  test('lowers the count by one, as an event, and lets the recording start once more from its beginning', async () => {
    const attempt = await aRunningAttempt();
    const { student, exam_id, items, attempt_id } = attempt;
    const cutOff = newId();
    await play(attempt, cutOff);
    const listening = { [items.first]: { play_id: cutOff, position_ms: 9000 } };
    await call(saveAnswers, { as: student, body: { exam_id, listening } });
    expect((await giveBack(attempt, items.first, 'a loud drill')).reply).toEqual({ plays: 0, allowed: 1 });
    await call(saveAnswers, { as: student, body: { exam_id, listening } });
    expect((await state(student, exam_id)).reply).toMatchObject({
      plays: { [items.first]: 0 },
      listening: {},
    });
    expect((await play(attempt, cutOff)).reply.plays).toBe(1);
    expect((await play(attempt, newId())).status).toBe(409);
    const details = { recording_id: items.first, plays: 0, reason: 'a loud drill' };
    expect(await eventsOf(attempt_id)).toMatchObject([
      { kind: 'started' },
      { kind: 'played' },
      { kind: 'play_given_back', by: 'admin', admin_id: admin.id, details },
      { kind: 'played' },
    ]);
  });

  test('gives back each play once, also to concurrent requests', async () => {
    const attempt = await aRunningAttempt();
    await play(attempt, newId());
    const answers = await Promise.all([1, 2, 3].map(() => giveBack(attempt, attempt.items.first)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('shows in the clock that the student’s page polls', async () => {
    const attempt = await aRunningAttempt();
    const seen = async () =>
      (await call(getClock, { as: attempt.student, query: { exam_id: attempt.exam_id } })).reply
        .plays_given_back;
    await play(attempt, newId());
    expect(await seen()).toBe(0);
    await giveBack(attempt, attempt.items.first);
    expect(await seen()).toBe(1);
  });
});
