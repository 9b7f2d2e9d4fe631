/** A return in a forward-only section is stored, and marked for the admin. */
import {
  countLateAnswers,
  listAttemptEvents,
  listAttempts,
  reopenAttempt,
  saveAnswers,
} from '@lulus/contract';
import { v4 as newDevice } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/factories.ts';
import { attemptCalls, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, answersOf, paperOf, save, sendLate, state, submit } = attemptCalls(app);
const admin = await anAdmin(context);

/** Question ids are in the student's order: three of a forward-only section, then two of a free one. */
async function aForwardOnlyAttempt() {
  const attempt = await aRunningAttempt({
    sections: [
      { name: 'LISTENING', forward_only: true, items: [{}, {}, {}] },
      { name: 'READING', items: [{}, {}] },
    ],
  });
  const { examination_bank } = await paperOf(attempt.student, attempt.exam_id);
  const ids = Object.values(examination_bank).flatMap((questions) => questions.map(({ id }) => id));
  const [first, second, third, free, last] = ids as [string, string, string, string, string];
  let seq = 0;
  async function choose(...chosen: [question_id: string, option: string | null][]) {
    const answers = chosen.map(([question_id, option]) => ({ question_id, option, seq: ++seq }));
    clock.advance(MINUTE);
    expect((await save(attempt.student, attempt.exam_id, answers)).status).toBe(200);
  }
  return { ...attempt, first, second, third, free, last, choose };
}

async function marksOf({ exam_id, attempt_id }: { exam_id: string; attempt_id: string }) {
  const { attempts } = (await call(listAttempts, { as: admin, params: { id: exam_id } })).reply;
  const { events } = (await call(listAttemptEvents, { as: admin, params: { attemptId: attempt_id } })).reply;
  const eventCounts = events.filter(({ kind }) => kind === 'returned').map(({ details }) => details.count);
  return { returned: attempts[0]?.returned, eventCounts };
}
const NONE = { returned: 0, eventCounts: [] };

describe('an answer in a forward-only section', () => {
  test('is stored and marked if it changes after a later question was answered', async () => {
    const attempt = await aForwardOnlyAttempt();
    const { first, second, third, choose } = attempt;
    await choose([first, '1']);
    await choose([third, '1']);
    await choose([first, '2']);
    await choose([second, '3']);
    expect(await answersOf(attempt.attempt_id)).toMatchObject({
      [first]: { option: '2' },
      [second]: { option: '3' },
    });
    expect(await marksOf(attempt)).toEqual({ returned: 2, eventCounts: [1, 1] });
  });

  test('is marked if the active device had shown a later question before', async () => {
    const attempt = await aForwardOnlyAttempt();
    const { student, exam_id, first, second, third, free, choose } = attempt;
    const [device_id, another] = [newDevice(), newDevice()];
    const move = (by: string, section: number, question: number) =>
      call(saveAnswers, { as: student, body: { exam_id, device_id: by, answers: [], section, question } });
    await move(device_id, 0, 1);
    await move(another, 0, 2);
    await choose([second, '1'], [first, '1']);
    expect(await marksOf(attempt)).toEqual({ returned: 1, eventCounts: [1] });
    await move(device_id, 0, 2);
    await move(device_id, 1, 1);
    await choose([third, '1'], [free, '1']);
    await choose([second, '2']);
    expect(await marksOf(attempt)).toEqual({ returned: 2, eventCounts: [1, 1] });
  });

  test('is marked if it changes after an answer in the next section, and stays marked', async () => {
    const attempt = await aForwardOnlyAttempt();
    const { third, free, choose } = attempt;
    await choose([third, '1']);
    await choose([free, '1']);
    await choose([third, null]);
    await choose([free, '2']);
    expect(await marksOf(attempt)).toEqual({ returned: 1, eventCounts: [1] });
  });

  test('is marked if it counts as a late answer and a later question had been answered', async () => {
    const attempt = await aForwardOnlyAttempt();
    const { student, attempt_id, first, third, free, choose } = attempt;
    await context.db
      .updateTable('examinations')
      .set({ results_release: 'by_hand', late_minutes: 30 })
      .where('id', '=', attempt.exam_id)
      .execute();
    await choose([first, '1'], [third, '1']);
    const answered_at = context.clock().toISOString();
    await submit(student, attempt.exam_id);
    const late = (question_id: string) => ({ question_id, option: '2', seq: 9, answered_at });
    await sendLate(student, attempt, [first, third, free].map(late));
    await call(countLateAnswers, { as: admin, params: { attemptId: attempt_id }, query: {} });
    expect(await marksOf(attempt)).toEqual({ returned: 1, eventCounts: [1] });
  });

  test.each([
    ['in the submitted list', false],
    ['as late answers that count', true],
  ])('is marked if it changes after a reopening, and later ones had come %s', async (_, isLate) => {
    const attempt = await aForwardOnlyAttempt();
    const { student, attempt_id, exam_id, first, third, choose } = attempt;
    await context.db
      .updateTable('examinations')
      .set({ results_release: 'by_hand', late_minutes: 30 })
      .where('id', '=', exam_id)
      .execute();
    await choose([first, '1']);
    const answered_at = context.clock().toISOString();
    await submit(student, exam_id, isLate ? [] : [{ [first]: { 1: '' } }, { [third]: { 1: '' } }]);
    if (isLate) {
      await sendLate(student, attempt, [{ question_id: third, option: '1', seq: 9, answered_at }]);
      await call(countLateAnswers, { as: admin, params: { attemptId: attempt_id }, query: {} });
    }
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    await save(student, exam_id, [{ question_id: first, option: '2', seq: 20 }]);
    expect(await marksOf(attempt)).toEqual({ returned: 1, eventCounts: [1] });
  });

  test('is marked if the submitted list changes it after a later one was answered', async () => {
    const attempt = await aForwardOnlyAttempt();
    const { first, second, third, choose } = attempt;
    await choose([first, '1'], [second, '1']);
    await submit(
      attempt.student,
      attempt.exam_id,
      [{ [first]: { 2: '' } }, { [second]: { 1: '' } }, { [third]: { 1: '' } }],
      [3, 2, 3],
    );
    expect(await answersOf(attempt.attempt_id)).toMatchObject({ [first]: { option: '2' } });
    expect(await marksOf(attempt)).toEqual({ returned: 1, eventCounts: [1] });
  });
});

describe('a student’s position', () => {
  test('never moves back within or before a forward-only section because of a delayed write', async () => {
    const { student, exam_id } = await aRunningAttempt({
      sections: [
        { name: 'STRUCTURE', items: [{}, {}] },
        { name: 'LISTENING', forward_only: true, items: [{}, {}, {}] },
        { name: 'READING', items: [{}, {}] },
      ],
    });
    const moveTo = ([section, question]: readonly [number, number]) =>
      call(saveAnswers, { as: student, body: { exam_id, answers: [], section, question } });
    const positions: number[][] = [];
    for (const given of [
      [0, 1],
      [0, 0],
      [1, 2],
      [1, 1],
      [0, 1],
      [2, 1],
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      await moveTo(given);
      const { section, question } = (await state(student, exam_id)).reply;
      positions.push([section, question]);
    }
    expect(positions).toEqual([
      [0, 1],
      [0, 0],
      [1, 2],
      [1, 2],
      [1, 2],
      [2, 1],
      [2, 1],
      [2, 1],
      [2, 0],
    ]);
  });

  test('is ignored if it has a question without its section', async () => {
    const { student, exam_id } = await aRunningAttempt({
      sections: [{ name: 'LISTENING', forward_only: true, items: [{}, {}, {}, {}, {}] }],
    });
    const body = { exam_id, answers: [] };
    await call(saveAnswers, { as: student, body: { ...body, section: 0, question: 2 } });
    await call(saveAnswers, { as: student, body: { ...body, question: 0 } });
    expect((await state(student, exam_id)).reply).toMatchObject({ section: 0, question: 2 });
  });
});

describe('no mark comes from', () => {
  test('a device in a section that is not open, for example after restored outage time', async () => {
    const sections = [
      { name: 'ONE', forward_only: true, duration: 10, items: [{}, {}] },
      { name: 'TWO', forward_only: true, duration: 10, items: [{}, {}, {}] },
    ];
    const attempt = await aRunningAttempt({ sections });
    const { student, exam_id } = attempt;
    const body = { exam_id, answers: [] };
    await call(saveAnswers, { as: student, body: { ...body, section: 0, question: 1 } });
    await call(saveAnswers, { as: student, body: { ...body, section: 1, question: 0 } });
    expect((await state(student, exam_id)).reply).toMatchObject({ section: 0, question: 1 });
    const { examination_bank } = await paperOf(student, exam_id);
    const last = examination_bank.ONE?.[1]?.id ?? '';
    expect((await save(student, exam_id, [{ question_id: last, option: '1', seq: 1 }])).status).toBe(200);
    expect(await marksOf(attempt)).toEqual(NONE);
  });

  test('changing an answer before the next question, or any order in other sections', async () => {
    const attempt = await aForwardOnlyAttempt();
    const { first, second, third, free, last, choose } = attempt;
    for (const question of [first, second, third]) {
      await choose([question, '1']);
      await choose([question, '2']);
    }
    await choose([last, '1']);
    await choose([free, '1']);
    await choose([last, null]);
    await submit(attempt.student, attempt.exam_id, [{ [first]: { 2: '' } }]);
    expect(await marksOf(attempt)).toEqual(NONE);
  });

  test('one save with several questions, or its retry after a lost reply', async () => {
    const attempt = await aForwardOnlyAttempt();
    const { student, exam_id, first, second, third } = attempt;
    const queue = [third, second, first].map((question_id, at) => ({
      question_id,
      option: '1',
      seq: 3 - at,
    }));
    await save(student, exam_id, queue);
    await save(student, exam_id, queue);
    await save(student, exam_id, [{ question_id: first, option: '1', flagged: true, seq: 4 }]);
    expect(await marksOf(attempt)).toEqual(NONE);
  });
});
