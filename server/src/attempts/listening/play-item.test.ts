import { playItem } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { aListeningItem } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE, type Student } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock } = app;
const { aRunningAttempt, state } = attemptCalls(app);

describe('playing a listening item', () => {
  const play = (student: Student, exam_id: string, question_id: string, play_id?: string) =>
    call(playItem, { as: student, body: { exam_id, question_id, play_id } });

  test('is refused for a question without a recording, or not on the paper', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    expect((await play(student, exam_id, items.third)).status).toBe(422);
    expect((await play(student, exam_id, newId())).status).toBe(422);
  });

  test('is counted by the server and refused over the limit, on any device', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    expect((await play(student, exam_id, items.first)).reply).toEqual({ plays: 1, allowed: 1 });
    const { status, error } = await play(student, exam_id, items.first);
    expect([status, error.code]).toEqual([409, 'play_limit_reached']);
    expect((await state(student, exam_id)).reply.plays).toEqual({ [items.first]: 1 });
  });

  test('counts one press once, even if it is retried after lost replies', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const press = newId();
    const answers = await Promise.all([1, 2, 3].map(() => play(student, exam_id, items.first, press)));
    expect(answers.map((answer) => answer.reply.plays)).toEqual([1, 1, 1]);
    expect((await play(student, exam_id, items.first, newId())).status).toBe(409);
  });

  test('counts a press again after five retries', async () => {
    const sections = [{ name: 'LISTENING', items: [aListeningItem({ play_limit: 2 }), {}, {}, {}, {}] }];
    const { student, exam_id, items } = await aRunningAttempt({ sections });
    const press = newId();
    const counted: unknown[] = [];
    for (let times = 0; times < 13; times++) {
      const answer = await play(student, exam_id, items.first, press);
      counted.push(answer.status === 200 ? answer.reply.plays : answer.status);
    }
    expect(counted).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 409]);
  });

  test('never exceeds the limit under concurrent presses', async () => {
    const sections = [{ name: 'LISTENING', items: [aListeningItem({ play_limit: 2 }), {}, {}, {}, {}] }];
    const { student, exam_id, items } = await aRunningAttempt({ sections });
    const answers = await Promise.all(Array.from({ length: 8 }, () => play(student, exam_id, items.first)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2);
  });

  test('fails with 410 once the attempt is over', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    clock.advance(60 * MINUTE + GRACE);
    expect((await play(student, exam_id, items.first)).status).toBe(410);
  });
});
