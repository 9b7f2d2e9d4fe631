import { MAX_SEQ, playItem, saveAnswers } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anExamination, aStudent } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { saveAttemptAnswers } from './save-answers.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, save, state, submit } = attemptCalls(app);

describe('saving answers', () => {
  test('rejects a question that is not on the paper and an option that does not exist, and saves nothing', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const foreign = await anExamination(context);
    const good = { question_id: items.first, option: '1', seq: 1 };
    const bad = [
      { question_id: newId(), option: '1', seq: 2 },
      { question_id: foreign.items[0]?.id ?? '', option: '1', seq: 2 },
      { question_id: items.second, option: '9', seq: 2 },
      { question_id: items.second, option: 'constructor', seq: 2 },
    ];
    for (const entry of bad) expect((await save(student, exam_id, [good, entry])).status).toBe(422);
    expect((await state(student, exam_id)).reply.answers).toEqual({});
  });

  test.each([-1, 0, 0.5, MAX_SEQ + 1, Number.MAX_SAFE_INTEGER, 1e300, '1', null])(
    'rejects seq %j',
    async (seq) => {
      const { student, exam_id, items } = await aRunningAttempt();
      const { status } = await save(student, exam_id, [
        { question_id: items.first, option: '1', seq: seq as number },
      ]);
      expect(status).toBe(422);
    },
  );

  test('fails with 404 for a student without an attempt', async () => {
    const { exam_id, items } = await aRunningAttempt();
    const stranger = await aStudent(context);
    expect((await save(stranger, exam_id, [{ question_id: items.first, option: '1', seq: 1 }])).status).toBe(
      404,
    );
  });

  test('is acknowledged and read back', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const body = {
      exam_id,
      answers: [
        { question_id: items.first, option: '2', seq: 1 },
        { question_id: items.second, option: null, flagged: true, seq: 2 },
      ],
      section: 1,
      question: 2,
    };
    const { reply } = await call(saveAnswers, { as: student, body });
    expect(reply).toMatchObject({ saved: 2, superseded: {} });
    expect((await state(student, exam_id)).reply).toMatchObject({
      answers: {
        [items.first]: { option: '2', flagged: false, seq: 1 },
        [items.second]: { option: null, flagged: true, seq: 2 },
      },
      section: 1,
      question: 2,
    });
  });

  test('never overwrites a higher seq with a lower one, and returns the stored answer', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '3', seq: 7 }]);
    for (const seq of [6, 7]) {
      const { reply } = await save(student, exam_id, [{ question_id: items.first, option: '1', seq }]);
      expect(reply.saved).toBe(7);
      expect(reply.superseded).toEqual({
        [items.first]: { response: '3', option: '3', flagged: false, seq: 7 },
      });
    }
    expect((await state(student, exam_id)).reply.answers[items.first]?.option).toBe('3');
  });

  test('acknowledges a retried request', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const entry = { question_id: items.first, option: '3', seq: 7 };
    await save(student, exam_id, [entry]);
    expect((await save(student, exam_id, [entry])).reply).toMatchObject({ saved: 7, superseded: {} });
  });

  test('keeps the newest of several entries for one question', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [
      { question_id: items.first, option: '2', seq: 5 },
      { question_id: items.first, option: '1', seq: 4 },
    ]);
    expect((await state(student, exam_id)).reply.answers[items.first]).toMatchObject({ option: '2', seq: 5 });
  });

  test('stores the highest seq for any order of arrival', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const seqs = Array.from({ length: 30 }, (_, index) => index + 1).sort(() => Math.random() - 0.5);
    await Promise.all(
      seqs.map((seq) =>
        save(student, exam_id, [{ question_id: items.first, option: String((seq % 3) + 1), seq }]),
      ),
    );
    expect((await state(student, exam_id)).reply.answers[items.first]).toMatchObject({
      seq: 30,
      option: '1',
    });
  });

  test('is accepted within the grace; after it, fails with 410 and changes nothing', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    clock.advance(60 * MINUTE + GRACE - 1000);
    expect((await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }])).status).toBe(
      200,
    );
    clock.advance(1000);
    const late = await call(saveAnswers, {
      as: student,
      body: { exam_id, answers: [{ question_id: items.first, option: '2', seq: 2 }], section: 1 },
    });
    expect([late.status, late.error.code]).toEqual([410, 'attempt_closed']);
    expect((await state(student, exam_id)).reply).toMatchObject({
      answers: { [items.first]: { option: '1', seq: 1 } },
      section: 0,
    });
  });

  test('is refused after submission', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await submit(student, exam_id);
    expect((await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }])).status).toBe(
      410,
    );
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

  test('is ignored in a section that is not open, for example after restored outage time', async () => {
    const { student, exam_id } = await aRunningAttempt({
      sections: [
        { name: 'ONE', forward_only: true, duration: 10, items: [{}, {}] },
        { name: 'TWO', forward_only: true, duration: 10, items: [{}, {}, {}] },
      ],
    });
    const body = { exam_id, answers: [] };
    await call(saveAnswers, { as: student, body: { ...body, section: 0, question: 1 } });
    await call(saveAnswers, { as: student, body: { ...body, section: 1, question: 0 } });
    expect((await state(student, exam_id)).reply).toMatchObject({ section: 0, question: 1 });
  });
});

test('an acknowledged save has stored the listening position, also if the attempt ends at that moment', async () => {
  const { student, exam_id, attempt_id, items } = await aRunningAttempt();
  const [question_id, play_id] = [items.first, newId()];
  await call(playItem, { as: student, body: { exam_id, question_id, play_id } });
  const writes: typeof context.writes = {
    ...context.writes,
    async save(write) {
      const written = await context.writes.save(write);
      await submit(student, exam_id);
      return written;
    },
  };
  const { saved } = await saveAttemptAnswers(
    { ...context, writes },
    student.id,
    {
      exam_id,
      answers: [{ question_id, option: '1', flagged: false, seq: 1 }],
      listening: { [question_id]: { play_id, position_ms: 7000 } },
    },
    () => '',
  );
  expect(saved).toBe(1);
  const plays = await context.db
    .selectFrom('plays')
    .select('position_ms')
    .where('attempt_id', '=', attempt_id)
    .execute();
  expect(plays).toEqual([{ position_ms: 7000 }]);
});
