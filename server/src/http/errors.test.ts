import { saveAnswers } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anExamination, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { context, call } = await createTestApp();

test('a list with nothing but mistakes is refused by a hundred of them', async () => {
  const [student, { id: exam_id }] = [await aStudent(context), await anExamination(context)];
  const wrong = { question_id: '1', option: 'a', flagged: false, seq: 0 };
  const body = { exam_id, answers: Array(1000).fill(wrong) };
  const { status, error } = await call(saveAnswers, { as: student, body });
  expect(status).toBe(422);
  expect(Object.values(error.message).flat()).toHaveLength(100);
});
