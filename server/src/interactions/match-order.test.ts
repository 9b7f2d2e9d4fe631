/** Matching and order through the calls of staff and students: written, mixed, answered, shown and corrected. */
import * as contract from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { call, context } = await createTestApp();
const admin = await anAdmin(context);

const COMMON = {
  bank_type: 'text',
  bank_section: 'SOAL',
  bank_question: '<p>Soal</p>',
  bank_question_weight: '2',
} as const;
const FORMS = {
  match: {
    interaction: 'match',
    bank_option: '{"1":"Tokyo","2":"Kairo","3":"Lima"}',
    bank_rows: '{"1":"Mesir","2":"Peru"}',
    bank_key: '{"1":"2","2":"3"}',
    scoring_rule: 'equal_parts',
  },
  order: {
    interaction: 'order',
    bank_option: '{"1":"Ulat","2":"Telur","3":"Kupu-kupu"}',
    bank_key: '["2","1","3"]',
    scoring_rule: 'equal_parts',
  },
} as const;
type Type = keyof typeof FORMS;

const aDraft = () => anExamination(context, { published: false, sections: [] });
const insert = (examination_id: string, type: Type, changes: object = {}) =>
  call(contract.insertBankItem, {
    as: admin,
    body: { ...COMMON, examination_id, ...FORMS[type], ...changes } as never,
  });

test('both are answered, saved, submitted, shown, described and corrected', async () => {
  const { id } = await aDraft();
  const match = (await insert(id, 'match')).reply.bank;
  const order = (await insert(id, 'order')).reply.bank;
  expect(match).toMatchObject({ bank_rows: { 1: 'Mesir', 2: 'Peru' }, bank_key: { 1: '2', 2: '3' } });
  expect((await call(contract.publishExamination, { as: admin, params: { id } })).status).toBe(200);
  const as = await aStudent(context);
  const exam_id = id;
  const { attempt_id } = (await call(contract.startExam, { as, body: { exam_id } })).reply.exam;
  const { reply: paper } = await call(contract.getPaper, { as, query: { exam_id } });
  expect(JSON.stringify(paper)).not.toMatch(/bank_key|equal_parts/);
  expect(JSON.stringify(paper)).toContain('"bank_rows":[{"1":"Mesir"},{"2":"Peru"}]');
  const answers = [
    { question_id: match.id, response: { 1: '2', 2: '1' }, seq: 1 },
    { question_id: order.id, response: ['2', '3', '1'], seq: 1 },
  ];
  const { reply: saved } = await call(contract.saveAnswers, { as, body: { exam_id, answers } });
  expect(saved.refused ?? {}).toEqual({});
  const { reply } = await call(contract.submitExam, { as, body: { exam_id, answers: '[]' } });
  expect(reply.exam_result).toMatchObject({ result_score: 1.666667, result_max: 4 });
  const shown = (questionId: string) => reply.exam_result?.result_answer[questionId];
  expect(shown(match.id)).toMatchObject({ answer: 'Mesir: Kairo; Peru: Tokyo', points: 1 });
  expect(shown(order.id)).toMatchObject({ answer: 'Telur → Kupu-kupu → Ulat', status: 'partial' });

  const correct = async (questionId: string, wanted: object) => {
    const params = { id, questionId };
    const body = wanted as contract.Correction;
    const { version } = (await call(contract.previewCorrection, { as: admin, params, body })).reply;
    return (await call(contract.correctKey, { as: admin, params, body: { ...body, version } })).status;
  };
  expect(await correct(match.id, { kind: 'key', bank_key: { 1: '2', 2: '1' } })).toBe(200);
  expect(await correct(order.id, { kind: 'accept', response: ['2', '3', '1'] })).toBe(200);
  const sheet = await call(contract.getAnswerSheet, { as: admin, params: { attemptId: attempt_id } });
  const points = sheet.reply.sections.flatMap(({ questions }) => questions).map((one) => one.points);
  expect(points).toEqual([2, 2]);
});

test.each<[string, Type, object]>([
  ['bank_rows', 'match', { bank_rows: '{}', bank_key: '{}' }],
  ['bank_option', 'match', { bank_option: '{"1":"a"}', bank_key: '{}' }],
  ['bank_key', 'match', { bank_key: '{"1":"2","2":"2"}' }],
  ['bank_key', 'match', { bank_key: '["1"]' }],
  ['bank_key', 'order', { bank_key: '["1","1","2"]' }],
  ['bank_key', 'order', { bank_key: '{"1":"2"}' }],
  ['scoring_rule', 'order', { scoring_rule: 'parts_minus_wrong' }],
])('a question is rejected for its %s: %s %o', async (field, type, changes) => {
  const { id } = await aDraft();
  const { status, error } = await insert(id, type, changes);
  expect([status, Object.keys(error.message)]).toEqual([422, [field]]);
});

test('options that are used again are allowed with reuse_options', async () => {
  const { id } = await aDraft();
  const { status, reply } = await insert(id, 'match', {
    bank_key: '{"1":"2","2":"2"}',
    reuse_options: 'true',
  });
  expect([status, reply.bank.reuse_options]).toEqual([201, true]);
});

test('an incomplete key prevents publishing, and telling numbers are counted until they are mixed', async () => {
  const { id } = await aDraft();
  const match = (await insert(id, 'match', { bank_key: '{"1":"2"}' })).reply.bank;
  const order = (await insert(id, 'order', { bank_key: '["1"]' })).reply.bank;
  const problems = async () =>
    (await call(contract.listPublishProblems, { as: admin, params: { id } })).reply;
  expect((await problems()).problems.map(({ code, bank_id }) => [code, bank_id])).toEqual([
    ['no_right_answer', match.id],
    ['no_right_answer', order.id],
  ]);
  const update = (bankId: string, type: Type, bank_key: string) =>
    call(contract.updateBankItem, {
      as: admin,
      params: { bankId },
      body: { ...COMMON, ...FORMS[type], bank_key } as never,
    });
  await update(match.id, 'match', '{"1":"1","2":"2"}');
  await update(order.id, 'order', '["1","2","3"]');
  expect(await problems()).toMatchObject({ problems: [], telling: 2 });
  expect((await call(contract.mixOptions, { as: admin, params: { id } })).status).toBe(200);
  expect(await problems()).toMatchObject({ problems: [], telling: 0 });
  const bank = (await call(contract.listBankItems, { as: admin, params: { examId: id } })).reply;
  const key = (at: number) =>
    Object.values(bank[at]?.bank_key ?? {}).map((one) => bank[at]?.bank_option[one]);
  expect([key(0), key(1)]).toEqual([
    ['Tokyo', 'Kairo'],
    ['Ulat', 'Telur', 'Kupu-kupu'],
  ]);
});
