import { type AnswerEntry, saveAnswers } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anExamination, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { context, call } = await createTestApp();
const [student, { id: exam_id }] = [await aStudent(context), await anExamination(context)];

const RIGHT = { question_id: exam_id, option: '1', flagged: false, seq: 1 };
const WRONG = { question_id: '1', option: 'a', flagged: false, seq: 0 };

async function refusalOf(answers: unknown) {
  const body = { exam_id, answers: answers as AnswerEntry[] };
  const { status, error } = await call(saveAnswers, { as: student, body });
  return { status, fields: Object.keys(error.message) };
}

test('of a long list with nothing but mistakes those of the first entry are named', async () => {
  const fields = ['question_id', 'option', 'seq'].map((field) => `answers.0.${field}`);
  expect(await refusalOf(Array(1000).fill(WRONG))).toEqual({ status: 422, fields });
});

test('of a long list the first wrong entry is named by its place', async () => {
  const fields = ['question_id', 'option', 'seq'].map((field) => `answers.700.${field}`);
  const answers = [...Array(700).fill(RIGHT), ...Array(300).fill(WRONG)];
  expect(await refusalOf(answers)).toEqual({ status: 422, fields });
});

test('of a short list each mistake is named', async () => {
  expect((await refusalOf(Array(30).fill(WRONG))).fields).toHaveLength(90);
});

test.each([
  ['that is too long', Array(1001).fill(RIGHT)],
  ['that is a long text', 'x'.repeat(1000)],
])('a list %s is one mistake', async (_, answers) => {
  expect(await refusalOf(answers)).toEqual({ status: 422, fields: ['answers'] });
});
