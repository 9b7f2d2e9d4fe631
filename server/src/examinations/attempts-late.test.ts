import { getExaminationAdmin, reopenAttempt } from '@lulus/contract';
import { expect, test } from 'vitest';
import { choices, lateAnswersOf } from '../../test/send-late-answers.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';

const app = await createTestApp();
const { call } = app;
const { sendLate, submit } = attemptCalls(app);
const { admin, anOutage, count, ignore } = await lateAnswersOf(app);

const waiting = async (id: string) =>
  (await call(getExaminationAdmin, { as: admin, params: { id } })).reply.attempts_late;

test('an examination counts attempts with late answers, until they count', async () => {
  const late = await anOutage();
  const { student, exam_id, attempt_id: attemptId } = late;
  expect(await waiting(exam_id)).toBe(0);
  await sendLate(student, late, choices(late));
  expect(await waiting(exam_id)).toBe(1);
  await call(reopenAttempt, { as: admin, params: { attemptId }, body: { minutes: 5 } });
  expect(await waiting(exam_id)).toBe(0);
  await submit(student, exam_id);
  expect(await waiting(exam_id)).toBe(1);
  await count(attemptId);
  expect(await waiting(exam_id)).toBe(0);
});

test('an examination does not count attempts whose late answers are ignored, until others arrive', async () => {
  const late = await anOutage();
  const [first, second] = choices(late).map((choice) => [choice]);
  await sendLate(late.student, late, first ?? []);
  await ignore(late.attempt_id);
  expect(await waiting(late.exam_id)).toBe(0);
  await sendLate(late.student, late, second ?? []);
  expect(await waiting(late.exam_id)).toBe(1);
});
