import { finishSection, readAnswerCopy } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/factories.ts';
import { attemptCalls } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, context } = app;
const { answersOf, aRunningAttempt, aTimedAttempt, eventsOf, resultsOf, save, submit } = attemptCalls(app);
const admin = await anAdmin(context);

const textOf = (content: string | object) =>
  typeof content === 'string' ? content : JSON.stringify(content);
const upload = (attemptId: string, content: string | object | undefined) =>
  call(readAnswerCopy, {
    as: admin,
    params: { attemptId },
    body: {},
    files:
      content === undefined ? [] : [{ field: 'file', filename: 'answers.json', content: textOf(content) }],
  });

/** A file for the attempt, with these answers: question id, option and `seq`. */
function aCopy(
  { student, attempt_id }: { student: { id: string }; attempt_id: string },
  answers: [string, string, number][],
) {
  const at = context.clock().toISOString();
  return {
    attempt_id,
    user_id: student.id,
    student_name: 'Siti Rahmawati',
    examination_name: 'Mid-term English',
    saved_at: at,
    answers: answers.map(([question_id, option, seq]) => ({
      question_id,
      option,
      flagged: false,
      seq,
      answered_at: at,
    })),
  };
}

/** An attempt with one stored answer, and a copy with that answer and another one. */
async function anAttempt() {
  const attempt = await aRunningAttempt();
  const { student, exam_id, items } = attempt;
  await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
  return {
    ...attempt,
    copy: aCopy(attempt, [
      [items.first, '1', 1],
      [items.fourth, '1', 2],
    ]),
  };
}

describe('uploading a copy of answers', () => {
  test('fails for an unknown attempt', async () => {
    expect((await upload(newId(), (await anAttempt()).copy)).status).toBe(404);
  });

  test.each([
    ['no file', undefined],
    ['a file of another kind', 'col1;col2\n1;2'],
    ['JSON of another kind', { format: 'another' }],
    ['an empty file', ''],
  ])('is rejected with a message for %s', async (_, content) => {
    const { status, error } = await upload((await anAttempt()).attempt_id, content);
    expect([status, error.message]).toEqual([422, { file: [expect.stringMatching(/file/)] }]);
  });

  test('is refused for a file that is too large', async () => {
    expect((await upload((await anAttempt()).attempt_id, 'x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });

  test.each([
    ['another student', { user_id: newId() }, /another student/],
    ['another attempt', { attempt_id: newId() }, /another attempt/],
  ])('is rejected for a file of %s, running or closed', async (_, change, sentence) => {
    const { student, exam_id, attempt_id, items, copy } = await anAttempt();
    for (const end of [() => undefined, () => submit(student, exam_id)]) {
      await end();
      const { status, error } = await upload(attempt_id, { ...copy, ...change });
      expect([status, error.message]).toEqual([422, { file: [expect.stringMatching(sentence)] }]);
    }
    expect(Object.keys(await answersOf(attempt_id))).toEqual([items.first]);
  });

  test('is rejected as a whole for a question that is not on the paper', async () => {
    const attempt = await anAttempt();
    const { attempt_id, items } = attempt;
    const copy = aCopy(attempt, [
      [items.fourth, '1', 2],
      [newId(), '1', 3],
    ]);
    expect((await upload(attempt_id, copy)).status).toBe(422);
    expect(Object.keys(await answersOf(attempt_id))).toEqual([items.first]);
  });

  test('records late answers of a closed attempt once, and changes no result', async () => {
    const { student, exam_id, attempt_id, copy } = await anAttempt();
    await submit(student, exam_id);
    const { reply } = await upload(attempt_id, copy);
    expect(reply).toMatchObject({
      attempt: { id: attempt_id, user: { id: student.id }, late: { count: 1 }, result_score: 2 },
      received: 1,
    });
    expect((await upload(attempt_id, copy)).reply).toMatchObject({
      received: 1,
      attempt: { late: { count: 1 } },
    });
    expect(await resultsOf(attempt_id)).toMatchObject([{ result_score: 2 }]);
    const late = (await eventsOf(attempt_id)).filter(({ kind }) => kind === 'late_received');
    expect(late).toMatchObject([{ by: 'admin', admin_id: admin.id, details: { count: 1, copy: true } }]);
  });

  test('saves only answers of a running attempt that are newer than the stored ones', async () => {
    const attempt = await aRunningAttempt();
    const { student, exam_id, attempt_id, items } = attempt;
    await save(student, exam_id, [
      { question_id: items.first, option: '1', seq: 5 },
      { question_id: items.second, option: '1', seq: 6 },
      { question_id: items.third, option: '1', seq: 7 },
    ]);
    const copy = aCopy(attempt, [
      [items.first, '2', 4],
      [items.second, '2', 6],
      [items.third, '2', 8],
      [items.fourth, '2', 9],
    ]);
    const { reply } = await upload(attempt_id, copy);
    expect(reply).toMatchObject({ received: 2, attempt: { late: null, submitted_at: null } });
    expect(await answersOf(attempt_id)).toMatchObject({
      [items.first]: { option: '1', seq: 5 },
      [items.second]: { option: '1', seq: 6 },
      [items.third]: { option: '2', seq: 8 },
      [items.fourth]: { option: '2', seq: 9 },
    });
    expect((await upload(attempt_id, copy)).reply.received).toBe(0);
  });

  test('saves no answers to a section of a running attempt that is over', async () => {
    const attempt = await aTimedAttempt();
    const { student, exam_id, attempt_id, items } = attempt;
    await call(finishSection, { as: student, body: { exam_id, attempt_id, section: 0 } });
    const copy = aCopy(attempt, [
      [items[0], '1', 2],
      [items[1], '1', 3],
    ]);
    expect((await upload(attempt_id, copy)).reply.received).toBe(1);
    expect(Object.keys(await answersOf(attempt_id))).toEqual([items[1]]);
  });
});
