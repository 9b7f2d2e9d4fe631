import { HEARD_MS, playItem, saveAnswers } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { aListeningItem, aStudent } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE, type Student } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, state, submit } = attemptCalls(app);

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

describe('a play that was cut off', () => {
  /** An attempt whose first recording was started and heard for five seconds. */
  async function aCutOffPlay(play_limit = 1) {
    const sections = [{ name: 'LISTENING', items: [aListeningItem({ play_limit }), {}, {}, {}, {}] }];
    const attempt = await aRunningAttempt({ sections });
    const { student, exam_id, items } = attempt;
    const play_id = newId();
    const play = async (id = play_id) => {
      const answer = await call(playItem, {
        as: student,
        body: { exam_id, question_id: items.first, play_id: id },
      });
      return answer.status === 200 ? answer.reply.plays : answer.status;
    };
    const heard = (position_ms: number, id = play_id) =>
      call(saveAnswers, {
        as: student,
        body: { exam_id, listening: { [items.first]: { play_id: id, position_ms } } },
      });
    const listening = async () => (await state(student, exam_id)).reply.listening[items.first];
    await play();
    await heard(5000);
    return { ...attempt, play_id, play, heard, listening };
  }

  test('has its position in the state, for any device, and counts once when it goes on', async () => {
    const { student, exam_id, items, play_id, play, heard, listening } = await aCutOffPlay();
    expect(await listening()).toEqual({ play_id, position_ms: 5000 });
    expect(await play()).toBe(1);
    await heard(11_000);
    expect(await listening()).toEqual({ play_id, position_ms: 11_000 });
    expect((await state(student, exam_id)).reply.plays).toEqual({ [items.first]: 1 });
  });

  test('never goes back, even if an earlier report arrives late', async () => {
    const { heard, listening } = await aCutOffPlay();
    await Promise.all([9000, 3000, 12_000, 6000].map((position) => heard(position)));
    expect(await listening()).toMatchObject({ position_ms: 12_000 });
  });

  test('goes on three times at most; then it is used up', async () => {
    const { play, heard, listening } = await aCutOffPlay();
    for (const position of [6000, 7000, 8000]) {
      expect(await play()).toBe(1);
      await heard(position);
    }
    expect(await listening()).toBeUndefined();
    expect(await play()).toBe(409);
  });

  test('goes on once for a press that is retried after lost replies', async () => {
    const { play, heard, listening } = await aCutOffPlay();
    for (const _ of [1, 2, 3, 4, 5]) expect(await play()).toBe(1);
    await heard(6000);
    expect(await listening()).toMatchObject({ position_ms: 6000 });
    expect(await play()).toBe(1);
  });

  test('cannot go on after its end', async () => {
    const { play, heard, listening } = await aCutOffPlay();
    await heard(HEARD_MS);
    expect(await listening()).toBeUndefined();
    expect(await play()).toBe(409);
  });

  test('is replaced by the next play, which begins at the beginning', async () => {
    const { play, heard, listening } = await aCutOffPlay(2);
    const next = newId();
    expect(await play(next)).toBe(2);
    expect(await listening()).toBeUndefined();
    await heard(9000);
    await heard(1000, next);
    expect(await listening()).toEqual({ play_id: next, position_ms: 1000 });
  });

  test('is used up for a client that sends no positions', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await call(playItem, { as: student, body: { exam_id, question_id: items.first } });
    expect((await state(student, exam_id)).reply).toMatchObject({
      plays: { [items.first]: 1 },
      listening: {},
    });
  });

  test('is reported beside answers, and a wrong report is refused with its field', async () => {
    const { student, exam_id, items, play_id, listening } = await aCutOffPlay();
    const answers = [{ question_id: items.first, option: '1', seq: 1 }];
    const report = (position_ms: number) => ({
      exam_id,
      answers,
      listening: { [items.first]: { play_id, position_ms } },
    });
    const wrong = await call(saveAnswers, { as: student, body: report(-1) });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.error.message)[0]).toContain('listening');
    expect((await call(saveAnswers, { as: student, body: report(8000) })).reply.saved).toBe(1);
    expect(await listening()).toMatchObject({ position_ms: 8000 });
  });

  test('is not changed by a report after the end, or by another student', async () => {
    const { student, exam_id, attempt_id, items, play_id, heard } = await aCutOffPlay();
    const stranger = await aStudent(context);
    const body = { exam_id, listening: { [items.first]: { play_id, position_ms: 9000 } } };
    expect((await call(saveAnswers, { as: stranger, body })).status).toBe(404);
    await submit(student, exam_id);
    expect((await heard(9000)).status).toBe(410);
    expect((await context.readings.state(attempt_id))?.listening).toMatchObject({
      [items.first]: { position_ms: 5000 },
    });
  });
});
