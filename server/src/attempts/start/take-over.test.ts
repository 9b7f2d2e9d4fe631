import { getClock, getState, saveAnswers, takeOver } from '@lulus/contract';
import { v4 as newDevice } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anExamination, aStudent } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE, type Student } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { eventsOf, start, state, submit } = attemptCalls(app);

async function anAttemptOn(device_id?: string) {
  const student = await aStudent(context);
  const { id: exam_id, items } = await anExamination(context, { attempts_allowed: 2 });
  const { attempt_id } = (await start(student, exam_id, device_id)).reply.exam;
  return { student, exam_id, attempt_id, question_id: items[0]?.id ?? '' };
}

const over = (student: Student, exam_id: string, device_id: string, attempt_id?: string) =>
  call(takeOver, { as: student, body: { exam_id, device_id, attempt_id } });

async function elsewhereFor(student: Student, exam_id: string, device_id?: string) {
  const query = device_id === undefined ? { exam_id } : { exam_id, device_id };
  const answers = [
    await call(getState, { as: student, query }),
    await call(getClock, { as: student, query }),
    await call(saveAnswers, { as: student, body: { ...query, answers: [] } }),
  ];
  return answers.map(({ reply }) => reply.elsewhere);
}

describe('taking over', () => {
  test('fails for other students, for an older attempt, and after the end', async () => {
    const { student, exam_id, attempt_id } = await anAttemptOn(newDevice());
    expect((await over(await aStudent(context), exam_id, newDevice())).status).toBe(404);
    expect((await over(student, exam_id, 'no id')).status).toBe(422);
    await submit(student, exam_id);
    expect((await over(student, exam_id, newDevice())).error.code).toBe('attempt_closed');
    await start(student, exam_id);
    expect((await over(student, exam_id, newDevice(), attempt_id)).error.code).toBe('another_attempt');
    clock.advance(60 * MINUTE + GRACE);
    expect((await over(student, exam_id, newDevice())).status).toBe(410);
  });

  test('informs the previous device, but no client without a device id', async () => {
    const [first, second] = [newDevice(), newDevice()];
    const { student, exam_id } = await anAttemptOn(first);
    expect(await elsewhereFor(student, exam_id, first)).toEqual([false, false, false]);
    expect(await elsewhereFor(student, exam_id, second)).toEqual([true, true, true]);
    expect((await over(student, exam_id, second)).status).toBe(200);
    expect(await elsewhereFor(student, exam_id, first)).toEqual([true, true, true]);
    expect(await elsewhereFor(student, exam_id, second)).toEqual([false, false, false]);
    expect(await elsewhereFor(student, exam_id)).toEqual([false, false, false]);
  });

  test('is recorded once under repeated requests', async () => {
    const second = newDevice();
    const { student, exam_id, attempt_id } = await anAttemptOn(newDevice());
    await Promise.all([1, 2, 3].map(() => over(student, exam_id, second)));
    const resumed = (await eventsOf(attempt_id)).filter(({ kind }) => kind === 'resumed');
    expect(resumed.map(({ details }) => details)).toEqual([{ device: second }]);
  });

  test('raises seq above the numbers that the previous device may still send', async () => {
    const [first, second] = [newDevice(), newDevice()];
    const { student, exam_id, question_id } = await anAttemptOn(first);
    const save = (device_id: string, seq: number, option: string) =>
      call(saveAnswers, {
        as: student,
        body: { exam_id, device_id, answers: [{ question_id, option, seq, flagged: false }] },
      });
    await save(first, 1, '1');
    expect((await state(student, exam_id)).reply.seq).toBe(1);
    await over(student, exam_id, second);
    const { seq } = (await state(student, exam_id)).reply;
    await save(second, seq + 1, '2');
    // The first device changed its answer a few more times while offline.
    expect((await save(first, 5, '3')).reply.superseded).toHaveProperty(question_id);
    expect((await state(student, exam_id)).reply.answers[question_id]?.option).toBe('2');
  });

  test('is not caused by starting, reading or saving on another device', async () => {
    const [first, second] = [newDevice(), newDevice()];
    const { student, exam_id, attempt_id } = await anAttemptOn(first);
    await start(student, exam_id, second);
    await elsewhereFor(student, exam_id, second);
    expect(await elsewhereFor(student, exam_id, first)).toEqual([false, false, false]);
    expect(await eventsOf(attempt_id)).toHaveLength(1);
  });

  test.each<[string, (student: Student, exam_id: string, device_id: string) => Promise<unknown>]>([
    ['starts', start],
    ['asks for the time', (as, exam_id, device_id) => call(getClock, { as, query: { exam_id, device_id } })],
    ['asks for the state', (as, exam_id, device_id) => call(getState, { as, query: { exam_id, device_id } })],
    [
      'saves',
      (as, exam_id, device_id) => call(saveAnswers, { as, body: { exam_id, device_id, answers: [] } }),
    ],
  ])(
    'is needed after the first device that %s, if the attempt was started without a device',
    async (_, act) => {
      const [first, second] = [newDevice(), newDevice()];
      const { student, exam_id, attempt_id } = await anAttemptOn();
      await state(student, exam_id);
      await call(saveAnswers, { as: student, body: { exam_id, answers: [] } });
      await act(student, exam_id, first);
      expect(await elsewhereFor(student, exam_id, first)).toEqual([false, false, false]);
      expect(await elsewhereFor(student, exam_id, second)).toEqual([true, true, true]);
      expect(await eventsOf(attempt_id)).toHaveLength(1);
    },
  );

  test('leaves the position to the active device', async () => {
    const [first, second] = [newDevice(), newDevice()];
    const { student, exam_id } = await anAttemptOn(first);
    const move = (device_id: string | undefined, question: number) =>
      call(saveAnswers, { as: student, body: { exam_id, device_id, answers: [], section: 0, question } });
    const place = async () => (await state(student, exam_id)).reply.question;
    await over(student, exam_id, second);
    await move(second, 0);
    expect((await move(first, 1)).reply.elsewhere).toBe(true);
    expect(await place()).toBe(0);
    await move(undefined, 1);
    expect(await place()).toBe(1);
    await over(student, exam_id, first);
    await move(first, 2);
    expect(await place()).toBe(2);
  });

  test('loses no later answer of the previous device: the higher seq wins', async () => {
    const [first, second] = [newDevice(), newDevice()];
    const { student, exam_id, question_id } = await anAttemptOn(first);
    await over(student, exam_id, second);
    const save = (device_id: string, option: string, seq: number) =>
      call(saveAnswers, {
        as: student,
        body: { exam_id, device_id, answers: [{ question_id, option, seq }] },
      });
    expect((await save(first, '2', 2)).reply).toMatchObject({ elsewhere: true });
    await save(second, '1', 1);
    expect((await state(student, exam_id)).reply.answers[question_id]).toMatchObject({ option: '2', seq: 2 });
  });
});

describe('the clock', () => {
  test('shows the times, the open section, and when the attempt is over', async () => {
    const { student, exam_id, attempt_id } = await anAttemptOn();
    const { pivot } = (await state(student, exam_id)).reply;
    const ask = () => call(getClock, { as: student, query: { exam_id } });
    expect((await ask()).reply).toEqual({
      attempt_id,
      pivot,
      now: expect.any(String),
      elsewhere: false,
      section_pivot: null,
      submitted_at: null,
      plays_given_back: 0,
    });
    await submit(student, exam_id);
    expect((await ask()).reply.submitted_at).not.toBeNull();
  });
});
