import {
  type AnsweredQuestion,
  decideLateAnswers,
  getAnswerSheet,
  getPaper,
  listStudentAttempts,
  playItem,
  reopenAttempt,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { keyCorrections } from '../../test/correct-keys.ts';
import { aListeningItem, anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, save, sendLate, start, submit } = attemptCalls(app);
const COUNT = { decision: 'count' } as const;
const admin = await anAdmin(context);

const sheetOf = (attemptId: string) => call(getAnswerSheet, { as: admin, params: { attemptId } });

/** Questions of all sections by id. */
async function questionsOf(attemptId: string): Promise<Map<string, AnsweredQuestion>> {
  const { reply } = await sheetOf(attemptId);
  return new Map(reply.sections.flatMap(({ questions }) => questions).map((one) => [one.id, one]));
}

describe('an answer sheet', () => {
  test('fails with 404 for an unknown attempt', async () => {
    expect((await sheetOf(newId())).status).toBe(404);
  });

  test('shows the stored answers of a running attempt, question by question', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    await call(playItem, { as: student, body: { exam_id, question_id: items.first } });
    await save(student, exam_id, [
      { question_id: items.first, response: '1', flagged: true, seq: 1 },
      { question_id: items.third, response: '1', seq: 2 },
    ]);
    const { reply } = await sheetOf(attempt_id);
    const questions = await questionsOf(attempt_id);
    const saved = questions.get(items.first)?.answer?.answered_at;
    expect(reply).toMatchObject({
      attempt: {
        id: attempt_id,
        user: { id: student.id },
        examination: { id: exam_id, examination_name: 'Mid-term English' },
        submitted_at: null,
        result_score: null,
      },
      last_saved_at: saved,
    });
    expect(questions.get(items.first)).toMatchObject({
      status: 'correct',
      points: 2,
      bank_question_weight: 2,
      answer: { response: '1', flagged: true },
      plays: 1,
      play_limit: 1,
      late: null,
    });
    expect(questions.get(items.third)).toMatchObject({
      status: 'incorrect',
      points: 0,
      bank_answer: [2, 3],
      hint: 'Not in France.',
      answer: { response: '1', flagged: false },
    });
    expect(questions.get(items.fourth)).toMatchObject({ status: 'unanswered', points: 0, answer: null });
  });

  test('has sections, questions and options in the order of the student’s paper', async () => {
    const { student, exam_id, attempt_id } = await aRunningAttempt({
      settings: { shuffle_questions: true, shuffle_options: true },
    });
    const { reply } = await call(getPaper, { as: student, query: { exam_id } });
    if (reply === 'shuffled') throw new Error('a paper was expected');
    const paper = Object.entries(reply.exam.examination_bank).map(([name, questions]) => ({
      name,
      questions: questions.map(({ id, bank_option }) => [id, bank_option.flatMap(Object.keys)]),
    }));
    const sheet = (await sheetOf(attempt_id)).reply.sections.map(({ name, questions }) => ({
      name,
      questions: questions.map(({ id, options }) => [id, options.map(({ option }) => option)]),
    }));
    expect(sheet).toEqual(paper);
  });

  test('has signed links to files', async () => {
    const picture = {
      option_type: 'file' as const,
      bank_option: { 1: 'bank_option/a.png', 2: 'bank_option/b.png' },
    };
    const { attempt_id, items } = await aRunningAttempt({
      sections: [{ name: 'LISTENING', items: [{ ...aListeningItem(), ...picture }, {}, {}, {}, {}] }],
    });
    const question = (await questionsOf(attempt_id)).get(items.first);
    expect(question?.bank_asset.audio[0]).toMatch(/^bank_asset\/talk\.mp3\?/);
    expect(question?.options.map(({ content }) => content.replace(/\?.*/, '')).sort()).toEqual([
      'bank_option/a.png',
      'bank_option/b.png',
    ]);
    expect(question?.options.every(({ content }) => content.includes('signature='))).toBe(true);
  });

  test('uses a corrected answer key, like the score', async () => {
    const { twoQuestions, questionOf, aTaker, correct } = await keyCorrections(app);
    const examination = await twoQuestions();
    const { attempt_id } = await aTaker(examination, ['2', '1']);
    const first = questionOf(examination);
    expect((await questionsOf(attempt_id)).get(first)).toMatchObject({ status: 'incorrect', points: 0 });
    await correct(examination, { bank_answer: [2], bank_question_weight: 4 });
    expect((await questionsOf(attempt_id)).get(first)).toMatchObject({
      status: 'correct',
      points: 4,
      bank_answer: [2],
    });
    expect((await sheetOf(attempt_id)).reply.attempt).toMatchObject({ result_score: 6, result_max: 6 });
  });

  test('shows late answers, and when they were counted', async () => {
    const settings = { results_release: 'by_hand' } as const;
    const late = await aRunningAttempt({ minutes: 10, settings });
    const { student, attempt_id, items } = late;
    clock.advance(5 * MINUTE);
    const offline = context.clock().toISOString();
    clock.advance(5 * MINUTE + GRACE + MINUTE);
    const sentAt = context.clock().toISOString();
    await sendLate(student, late, [
      { question_id: items.first, response: '1', seq: 1, answered_at: offline },
      { question_id: items.fourth, response: '1', seq: 2, answered_at: sentAt },
    ]);
    const before = await questionsOf(attempt_id);
    expect(before.get(items.first)).toMatchObject({
      status: 'unanswered',
      late: { response: '1', answered_at: offline, counted_at: null },
    });
    expect((before.get(items.first)?.late?.received_at ?? '') >= sentAt).toBe(true);
    await call(decideLateAnswers, { as: admin, params: { attemptId: attempt_id }, body: COUNT });
    expect((await questionsOf(attempt_id)).get(items.first)).toMatchObject({
      status: 'correct',
      points: 2,
      late: { counted_at: expect.any(String) },
    });
  });

  test('marks an answer as late as long as it is the stored one', async () => {
    const settings = { results_release: 'by_hand' } as const;
    const { student, exam_id, attempt_id, items } = await aRunningAttempt({ minutes: 10, settings });
    const attempt = { exam_id, attempt_id };
    const answered_at = context.clock().toISOString();
    const [question_id, other] = [items.first, items.fourth];
    const countedAt = async () => {
      const questions = await questionsOf(attempt_id);
      return [question_id, other].map((id) => questions.get(id)?.answer?.late_counted_at);
    };
    const both = [question_id, other].map((id, n) => ({
      question_id: id,
      response: '1',
      seq: n + 1,
      answered_at,
    }));
    clock.advance(11 * MINUTE);
    await sendLate(student, attempt, both);
    await call(decideLateAnswers, { as: admin, params: { attemptId: attempt_id }, body: COUNT });
    expect(await countedAt()).toEqual([expect.any(String), expect.any(String)]);
    await sendLate(student, attempt, [{ question_id, response: '2', seq: 3, answered_at }]);
    expect(await countedAt()).toEqual([expect.any(String), expect.any(String)]);
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    await save(student, exam_id, [{ question_id: other, response: '2', seq: 4 }]);
    await submit(student, exam_id);
    expect(await countedAt()).toEqual([expect.any(String), null]);
    expect((await questionsOf(attempt_id)).get(question_id)).toMatchObject({
      answer: { response: '1' },
      late: { response: '2', counted_at: null },
    });
    // Submitted again with a higher `seq` than the late answer's, it is the same choice.
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    await submit(student, exam_id, [{ [question_id]: { 1: 'Paris' } }], [9]);
    expect(await countedAt()).toEqual([expect.any(String), null]);
    expect((await questionsOf(attempt_id)).get(question_id)?.late).toMatchObject({
      response: '1',
      counted_at: expect.any(String),
    });
  });
});

test('the list of a student’s attempts has the running ones first, then the newest', async () => {
  const student = await aStudent(context);
  const attempts = (as = admin) => call(listStudentAttempts, { as, params: { id: student.id } });
  expect((await attempts()).reply.attempts).toEqual([]);
  const running = await anExamination(context);
  const [older, newer] = [await anExamination(context), await anExamination(context)];
  await start(student, running.id);
  for (const { id } of [older, newer]) {
    await start(student, id);
    await submit(student, id);
    clock.advance(1000);
  }
  const { attempts: listed } = (await attempts()).reply;
  expect(listed.map(({ examination }) => examination.id)).toEqual([running.id, newer.id, older.id]);
  expect((await call(listStudentAttempts, { as: admin, params: { id: admin.id } })).status).toBe(404);
});
