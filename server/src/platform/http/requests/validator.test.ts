import type { AnswerEntry, Endpoint } from '@lulus/contract';
import * as contract from '@lulus/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { anExamination, aStudent } from '../../../../test/factories.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const { context, call } = await createTestApp();
const [student, { id: exam_id }] = [await aStudent(context), await anExamination(context)];

const RIGHT = { question_id: exam_id, option: '1', flagged: false, seq: 1 };
const WRONG = { question_id: '1', option: 'a', flagged: false, seq: 0 };

async function refusalOf(answers: unknown) {
  const body = { exam_id, answers: answers as AnswerEntry[] };
  const { status, error } = await call(contract.saveAnswers, { as: student, body });
  return { status, fields: Object.keys(error.message) };
}

test('a long list of wrong entries gets errors for the first entry only', async () => {
  const fields = ['question_id', 'option', 'seq'].map((field) => `answers.0.${field}`);
  expect(await refusalOf(Array(1000).fill(WRONG))).toEqual({ status: 422, fields });
});

test('a long list gets errors for its first wrong entry, by its index', async () => {
  const fields = ['question_id', 'option', 'seq'].map((field) => `answers.700.${field}`);
  const answers = [...Array(700).fill(RIGHT), ...Array(300).fill(WRONG)];
  expect(await refusalOf(answers)).toEqual({ status: 422, fields });
});

test('a short list gets errors for each wrong entry', async () => {
  expect((await refusalOf(Array(30).fill(WRONG))).fields).toHaveLength(90);
});

test.each([
  ['a list that is too long', Array(1001).fill(RIGHT)],
  ['a long text instead of a list', 'x'.repeat(1000)],
])('%s gets one error', async (_, answers) => {
  expect(await refusalOf(answers)).toEqual({ status: 422, fields: ['answers'] });
});

/** Words of zod's default messages, which are English for developers. */
const ZOD_MESSAGE = /Invalid|expected|received|Too (big|small)|Unrecognized/;
const WRONG_VALUES = [
  undefined,
  null,
  7,
  -1,
  1.5,
  true,
  'text',
  '7',
  '',
  '[]',
  '{}',
  '[[7]]',
  '{"1":7}',
  [],
  [7],
  {},
  'x'.repeat(1e5),
];
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
const schemas = (Object.values(contract) as unknown[])
  .filter(isEndpoint)
  .flatMap(({ method, path, body, query }) =>
    [body, query]
      .filter((schema) => schema !== undefined)
      .map((schema) => ({ name: `${method} ${path}`, schema })),
  );

test.each(schemas)('$name rejects wrong values with messages of the catalogue only', ({ schema }) => {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const sent = [
    ...WRONG_VALUES,
    ...fields.flatMap((field) => WRONG_VALUES.map((value) => ({ [field]: value }))),
    { stray: 1 },
  ];
  const messages = sent.flatMap(
    (value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [],
  );
  expect(messages.filter((message) => ZOD_MESSAGE.test(message))).toEqual([]);
});
