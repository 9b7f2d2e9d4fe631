import { getResult, playItem, reopenAttempt, reviewExam, saveAnswers, submitExam } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../../test/factories.ts';
import { GRACE, MINUTE, taking } from '../../../test/taking.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, paperOf, save, start, state, submit } = taking(app);

describe('submitting', () => {
  test.each([
    ['no JSON', 'nonsense'],
    ['no list', '{}'],
    ['an entry without a question id', '[{"x":""}]'],
    ['an entry that is no map', '["1"]'],
    ['an option that is no number', '[{"01a1fbcc-a740-718d-8f17-bf264bf645e0":{"one":"a"}}]'],
    ['a chosen option that is no map', '[{"01a1fbcc-a740-718d-8f17-bf264bf645e0":"1"}]'],
    ['two options at once', '[{"01a1fbcc-a740-718d-8f17-bf264bf645e0":{"1":"a","2":"b"}}]'],
    ['a question that is not on the paper', '[{"01a1fbcc-a740-718d-8f17-bf264bf645e0":{"1":"a"}}]'],
  ])('refuses %s, and the attempt goes on', async (_, answers) => {
    const { student, exam_id } = await aRunningAttempt();
    const { status } = await call(submitExam, { as: student, body: { exam_id, answers } });
    expect(status).toBe(422);
    expect((await state(student, exam_id)).reply.submitted_at).toBeNull();
  });

  test('takes null, {} and an empty value for no answer: what was saved stays', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    const list = [
      null,
      {},
      { [items.third]: { 3: 'Oslo' } },
      { [items.fourth]: {} },
      { [items.first]: null },
    ];
    const { reply } = await submit(student, exam_id, list);
    expect(reply.exam_result?.result_score).toBe(3);
    expect(reply.exam_result?.result_answer).toMatchObject({
      [items.first]: { status: 'correct' },
      [items.fourth]: { status: 'unanswered', answer: '' },
      [items.fifth]: { status: 'unanswered', answer: '' },
    });
  });

  test('grades what was saved and what the list adds', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    const { reply } = await submit(student, exam_id, [
      { [items.first]: { 1: 'Paris' } },
      { [items.second]: '' },
      { [items.third]: { 3: 'Oslo' } },
      { [items.fourth]: { 2: 'Rome' } },
      { [items.fifth]: '' },
    ]);
    expect(reply.exam_result).toEqual({
      result_score: 3,
      result_max: 7.5,
      closed_by: 'student',
      result_answer: {
        [items.first]: { status: 'correct', answer: 'Paris' },
        [items.second]: { status: 'unanswered', answer: '' },
        [items.third]: { status: 'correct', answer: 'Oslo' },
        [items.fourth]: { status: 'incorrect', answer: 'Rome' },
        [items.fifth]: { status: 'unanswered', answer: '' },
      },
    });
  });

  test('never lets an empty or an older entry erase an acknowledged answer', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [
      { question_id: items.first, option: '1', seq: 1 },
      { question_id: items.second, option: '1', seq: 9 },
    ]);
    const { reply } = await submit(
      student,
      exam_id,
      [{ [items.first]: '' }, { [items.second]: { 2: 'Rome' } }],
      [9, 5],
    );
    expect(reply.exam_result?.result_answer[items.first]?.status).toBe('correct');
    expect(reply.exam_result?.result_answer[items.second]?.status).toBe('correct');
  });

  test('takes of each choice what is newer, and not what the device before had on its way', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    await save(student, exam_id, [
      { question_id: items.first, option: '2', seq: 1 },
      { question_id: items.second, option: '2', seq: 2 },
    ]);
    // Another device has read these and taken over; only then the newer one of the first device comes.
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 3 }]);
    const shown = [{ [items.first]: { 2: 'Rome' } }, { [items.second]: { 1: 'Paris' } }];
    const { reply } = await submit(student, exam_id, shown, [1, 1003]);
    expect(reply.exam_result?.result_answer).toMatchObject({
      [items.first]: { status: 'correct' },
      [items.second]: { status: 'correct' },
    });
    // What the first device still has of that question is older.
    await call(reopenAttempt, {
      as: await anAdmin(context),
      params: { attemptId: attempt_id },
      body: { minutes: 5 },
    });
    await save(student, exam_id, [{ question_id: items.second, option: '3', seq: 4 }]);
    expect((await state(student, exam_id)).reply.answers[items.second]).toMatchObject({
      option: '1',
      seq: 1003,
    });
  });

  test('takes of a choice that is stored already its newer number: what is older stays older', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    // A second device chose another and this again, and no save of it arrived.
    await submit(student, exam_id, [{ [items.first]: { 1: 'Paris' } }], [1002]);
    await call(reopenAttempt, {
      as: await anAdmin(context),
      params: { attemptId: attempt_id },
      body: { minutes: 5 },
    });
    await save(student, exam_id, [{ question_id: items.first, option: '2', seq: 2 }]);
    const { reply } = await state(student, exam_id);
    expect(reply.answers[items.first]).toMatchObject({ option: '1', seq: 1002 });
    expect(reply.seq).toBeGreaterThanOrEqual(1002);
  });

  test('a question that the list names twice counts once, as it is chosen last', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.second, option: '1', seq: 1 }]);
    const { reply } = await submit(student, exam_id, [
      { [items.first]: { 2: 'Rome' }, [items.second]: { 2: 'Rome' } },
      { [items.first]: { 1: 'Paris' } },
      { [items.first]: { 1: 'Paris' }, [items.second]: { 1: 'Paris' } },
    ]);
    expect(reply.exam_result).toMatchObject({
      result_score: 3,
      result_answer: {
        [items.first]: { status: 'correct', answer: 'Paris' },
        [items.second]: { status: 'correct', answer: 'Paris' },
      },
    });
  });

  test('answers the same result again, and makes one result of ten requests at once', async () => {
    const { student, exam_id, items, attempt_id } = await aRunningAttempt();
    const list = [{ [items.first]: { 1: 'Paris' } }];
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(student, exam_id, list)));
    const again = await submit(student, exam_id, [{ [items.second]: { 1: 'Paris' } }]);
    for (const answer of answers) expect(answer.reply).toEqual(again.reply);
    const results = await context.db
      .selectFrom('results')
      .selectAll()
      .where('attempt_id', '=', attempt_id)
      .execute();
    expect(results).toHaveLength(1);
    expect(results[0]?.result_score).toBe(2);
  });

  test('after the time is over answers the result of what was saved in time', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    clock.advance(60 * MINUTE + GRACE);
    const { reply } = await submit(student, exam_id, [{ [items.second]: { 1: 'Paris' } }]);
    expect(reply.exam_result).toMatchObject({ result_score: 2, closed_by: 'deadline' });
  });

  test('is refused to a student without an attempt', async () => {
    const { exam_id } = await aRunningAttempt();
    expect((await submit(await aStudent(context), exam_id)).status).toBe(404);
  });
});

describe('an old tab after a second start', () => {
  test('is refused to save, to play and to submit', async () => {
    const { student, exam_id, items, attempt_id: older } = await aRunningAttempt({ attempts_allowed: 2 });
    await submit(student, exam_id);
    const { reply } = await start(student, exam_id);
    const answers = [{ question_id: items.first, option: '2', seq: 9 }];
    const list = JSON.stringify([{ [items.first]: { 2: 'Rome' } }]);
    const withAttempt = async (attempt_id: string) => [
      await call(saveAnswers, { as: student, body: { exam_id, attempt_id, answers } }),
      await call(playItem, { as: student, body: { exam_id, attempt_id, question_id: items.first } }),
      await call(submitExam, { as: student, body: { exam_id, attempt_id, answers: list } }),
    ];
    for (const answer of await withAttempt(older)) {
      expect([answer.status, answer.error.code]).toEqual([409, 'another_attempt']);
    }
    expect((await state(student, exam_id)).reply).toMatchObject({ answers: {}, submitted_at: null });
    for (const answer of await withAttempt(reply.exam.attempt_id)) expect(answer.status).toBe(200);
  });
});

describe('the review', () => {
  test('is refused before submission and to others', async () => {
    const { student, exam_id } = await aRunningAttempt();
    expect((await call(reviewExam, { as: student, body: { id: exam_id } })).status).toBe(404);
    expect((await call(getResult, { as: student, query: { exam_id } })).status).toBe(404);
    await submit(student, exam_id);
    const stranger = await aStudent(context);
    expect((await call(reviewExam, { as: stranger, body: { id: exam_id } })).status).toBe(404);
  });

  test('shows the questions in the student’s order, now with hints', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    const paper = await paperOf(student, exam_id);
    await submit(student, exam_id);
    const { reply } = await call(reviewExam, { as: student, body: { id: exam_id } });
    const order = (sections: Record<string, { id: string }[]>) =>
      Object.entries(sections).map(([name, questions]) => [name, questions.map((question) => question.id)]);
    expect(order(reply)).toEqual(order(paper.examination_bank));
    const third = Object.values(reply)
      .flat()
      .find((question) => question.id === items.third);
    expect(third?.hint).toBe('Not in France.');
    expect(JSON.parse(third?.bank_option ?? '')).toEqual({ 1: 'Paris', 2: 'Rome', 3: 'Oslo' });
  });
});
