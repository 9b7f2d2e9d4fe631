import { getResult, playItem, reopenAttempt, reviewExam, saveAnswers, submitExam } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, paperOf, save, start, state, submit } = attemptCalls(app);

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
  ])('rejects %s, and the attempt still runs', async (_, answers) => {
    const { student, exam_id } = await aRunningAttempt();
    const { status } = await call(submitExam, { as: student, body: { exam_id, answers } });
    expect(status).toBe(422);
    expect((await state(student, exam_id)).reply.submitted_at).toBeNull();
  });

  test('takes null, {} and an empty value as no answer, and keeps saved answers', async () => {
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

  test('grades saved answers with those of the list', async () => {
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
        [items.first]: { status: 'correct', answer: 'Paris', points: 2, points_max: 2, response: '1' },
        [items.second]: { status: 'unanswered', answer: '', points: 0, points_max: 1, response: null },
        [items.third]: { status: 'correct', answer: 'Oslo', points: 1, points_max: 1, response: '3' },
        [items.fourth]: { status: 'incorrect', answer: 'Rome', points: 0, points_max: 2.5, response: '2' },
        [items.fifth]: { status: 'unanswered', answer: '', points: 0, points_max: 1, response: null },
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

  test('keeps the newer choice of each question, and ignores older ones in transit', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    await save(student, exam_id, [
      { question_id: items.first, option: '2', seq: 1 },
      { question_id: items.second, option: '2', seq: 2 },
    ]);
    // A second device has read these and taken over. Then a newer answer of the first device arrives.
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 3 }]);
    const shown = [{ [items.first]: { 2: 'Rome' } }, { [items.second]: { 1: 'Paris' } }];
    const { reply } = await submit(student, exam_id, shown, [1, 1003]);
    expect(reply.exam_result?.result_answer).toMatchObject({
      [items.first]: { status: 'correct' },
      [items.second]: { status: 'correct' },
    });
    // The first device's queued answer to that question is older.
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

  test('raises the seq of an equal stored choice, so that older saves stay older', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    // A second device chose another option, and then this one again. None of its saves arrived.
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

  test('counts the last choice of a question that the list names twice', async () => {
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
        [items.first]: { status: 'correct', answer: 'Paris', points: 2, points_max: 2, response: '1' },
        [items.second]: { status: 'correct', answer: 'Paris' },
      },
    });
  });

  test('returns the same result again, and creates one result for ten concurrent requests', async () => {
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

  test('returns the result of saved answers once the time is over', async () => {
    const { student, exam_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    clock.advance(60 * MINUTE + GRACE);
    const { reply } = await submit(student, exam_id, [{ [items.second]: { 1: 'Paris' } }]);
    expect(reply.exam_result).toMatchObject({ result_score: 2, closed_by: 'deadline' });
  });

  test('fails with 404 for a student without an attempt', async () => {
    const { exam_id } = await aRunningAttempt();
    expect((await submit(await aStudent(context), exam_id)).status).toBe(404);
  });
});

describe('an old tab after a second start', () => {
  test('cannot save, play or submit', async () => {
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
  test('fails with 404 before submission and for other students', async () => {
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
