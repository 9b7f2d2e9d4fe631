/** The five types through the calls of staff and students: written, answered, submitted, shown and corrected. */
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
  choice: { bank_option: '{"1":"a","2":"b"}', bank_answer: '[1]' },
  choice_multiple: {
    interaction: 'choice_multiple',
    bank_option: '{"1":"a","2":"b","3":"c"}',
    bank_key: '["3","1"]',
    scoring_rule: 'parts_minus_wrong',
    max_choices: '2',
  },
  choice_table: {
    interaction: 'choice_table',
    bank_option: '{"1":"Benar","2":"Salah"}',
    bank_rows: '{"1":"Air mendidih pada 100 °C","2":"Es lebih berat daripada air"}',
    bank_key: '{"1":"1","2":"2"}',
    scoring_rule: 'equal_parts',
  },
  short_answer: {
    interaction: 'short_answer',
    bank_key: '[{"answer":"Ki Hajar Dewantara","share":1},{"answer":"*Dewantara","share":0.5}]',
  },
  number: {
    interaction: 'number',
    bank_key: '{"value":"3.5","tolerance":"0.05"}',
    unit: 'cm',
    wrong_points: '-0.5',
  },
} as const;
type Type = keyof typeof FORMS;

/** Responses that do not fit their questions. */
const MISFITS: Record<Type, contract.ItemResponse> = {
  choice: '3',
  choice_multiple: ['1', '2', '3'],
  choice_table: { 3: '1' },
  short_answer: ['1'],
  number: { 1: '3' },
};

async function anExaminationOfFive() {
  const { id } = await anExamination(context, {
    published: false,
    sections: [],
    settings: { shuffle_questions: false, shuffle_options: false },
  });
  const questions = {} as Record<Type, string>;
  for (const [type, form] of Object.entries(FORMS)) {
    const body = { ...COMMON, examination_id: id, ...form };
    const { status, reply } = await call(contract.insertBankItem, { as: admin, body });
    expect([status, reply.bank.interaction]).toEqual([201, type]);
    questions[type as Type] = reply.bank.id;
  }
  expect((await call(contract.publishExamination, { as: admin, params: { id } })).status).toBe(200);
  return { id, questions };
}

async function aTaker(exam_id: string) {
  const as = await aStudent(context);
  const { reply } = await call(contract.startExam, { as, body: { exam_id } });
  const save = (answers: object[]) =>
    call(contract.saveAnswers, { as, body: { exam_id, answers: answers as contract.AnswerEntry[] } });
  return { as, save, attempt_id: reply.exam.attempt_id };
}

test('each type is answered, saved in its stored form, submitted and shown with its points', async () => {
  const { id, questions } = await anExaminationOfFive();
  const { as, save } = await aTaker(id);
  const { reply: paper } = await call(contract.getPaper, { as, query: { exam_id: id } });
  expect(JSON.stringify(paper)).not.toMatch(/Dewantara|tolerance|parts_minus_wrong|bank_key/);
  const given: [Type, contract.ItemResponse][] = [
    ['choice', '1'],
    ['choice_multiple', ['3', '1']],
    ['choice_table', { 1: '1', 2: '' }],
    ['short_answer', 'pak Dewantara'],
  ];
  const answers = given.map(([type, response], at) => ({
    question_id: questions[type],
    response,
    seq: at + 1,
  }));
  expect((await save(answers)).reply).toMatchObject({ saved: 4, superseded: {} });
  const { reply: state } = await call(contract.getState, { as, query: { exam_id: id } });
  expect(state.answers[questions.choice]).toMatchObject({ response: '1', option: '1' });
  expect(state.answers[questions.choice_multiple]).toMatchObject({ response: ['1', '3'] });
  expect(state.answers[questions.choice_table]).toMatchObject({ response: { 1: '1' } });

  const list = JSON.stringify([
    { [questions.choice]: { 1: 'a' } },
    { [questions.number]: '3,53 cm' },
    { [questions.choice_table]: '' },
  ]);
  const { reply } = await call(contract.submitExam, { as, body: { exam_id: id, answers: list } });
  expect(reply.exam_result).toMatchObject({ result_score: 8, result_max: 10 });
  const shown = (type: Type) => reply.exam_result?.result_answer[questions[type]];
  expect(shown('choice_multiple')).toMatchObject({ status: 'correct', answer: 'a; c', points: 2 });
  expect(shown('choice_table')).toMatchObject({
    status: 'partial',
    answer: 'Air mendidih pada 100 °C: Benar',
    points: 1,
    points_max: 2,
  });
  expect(shown('short_answer')).toMatchObject({ status: 'partial', answer: 'pak Dewantara', points: 1 });
  expect(shown('number')).toMatchObject({ status: 'correct', answer: '3,53 cm' });
});

test('responses that do not fit are refused by question, and the others are saved', async () => {
  const { id, questions } = await anExaminationOfFive();
  const { as, save } = await aTaker(id);
  const types = Object.keys(MISFITS) as Type[];
  const misfits = types.map((type, at) => ({
    question_id: questions[type],
    response: MISFITS[type],
    seq: at + 2,
  }));
  const { reply } = await save([
    ...misfits.slice(1),
    { question_id: questions.choice, response: '2', seq: 1 },
  ]);
  expect(Object.keys(reply.refused ?? {}).sort()).toEqual(
    types
      .slice(1)
      .map((type) => questions[type])
      .sort(),
  );
  expect(reply.refused?.[questions.choice_multiple]).toMatchObject({
    code: 'too_many_choices',
    params: { max: 2 },
  });
  const { reply: state } = await call(contract.getState, { as, query: { exam_id: id } });
  expect(Object.keys(state.answers)).toEqual([questions.choice]);
  for (const type of types) {
    const answers = JSON.stringify([{ [questions[type]]: MISFITS[type] }]);
    const { status } = await call(contract.submitExam, { as, body: { exam_id: id, answers } });
    expect([type, status]).toEqual([type, 422]);
  }
  expect((await call(contract.getState, { as, query: { exam_id: id } })).reply.submitted_at).toBeNull();
});

test('each kind of correction regrades', async () => {
  const { id, questions } = await anExaminationOfFive();
  const { as, save, attempt_id } = await aTaker(id);
  await save([
    { question_id: questions.short_answer, response: 'Suwardi Suryaningrat', seq: 1 },
    { question_id: questions.number, response: '4', seq: 2 },
  ]);
  await call(contract.submitExam, { as, body: { exam_id: id, answers: '[]' } });
  const result = async () => {
    const { reply } = await call(contract.getResult, { as, query: { exam_id: id } });
    return [reply.exam_result.result_score, reply.exam_result.result_max];
  };
  expect(await result()).toEqual([0, 10]);
  const correct = async (type: Type, body: object) => {
    const params = { id, questionId: questions[type] };
    const preview = await call(contract.previewCorrection, {
      as: admin,
      params,
      body: body as contract.Correction,
    });
    expect(preview.status).toBe(200);
    const { version } = preview.reply;
    const sent = { ...body, version } as contract.Correction & { version: string };
    return (await call(contract.correctKey, { as: admin, params, body: sent })).status;
  };
  expect(await correct('short_answer', { kind: 'accept', response: 'suwardi  suryaningrat' })).toBe(200);
  expect(await result()).toEqual([1.5, 10]);
  expect(await correct('number', { kind: 'key', bank_key: { min: '3', max: '4' } })).toBe(200);
  expect(await result()).toEqual([4, 10]);
  expect(await correct('choice_table', { kind: 'everyone' })).toBe(200);
  expect(await result()).toEqual([6, 10]);
  expect(await correct('choice', { kind: 'removed' })).toBe(200);
  expect(await result()).toEqual([6, 8]);
  expect(await correct('choice_multiple', { kind: 'hint', hint: 'Dua jawaban.' })).toBe(200);
  const sheet = await call(contract.getAnswerSheet, { as: admin, params: { attemptId: attempt_id } });
  const shown = sheet.reply.sections.flatMap((section) => section.questions);
  expect(shown.find((one) => one.id === questions.short_answer)).toMatchObject({
    points: 2,
    accepted: ['suwardi  suryaningrat'],
  });
  expect(sheet.reply).toMatchObject({ decimal_sign: ',', attempt: { answered: 2 } });
  const refused = await call(contract.previewCorrection, {
    as: admin,
    params: { id, questionId: questions.number },
    body: { kind: 'key', bank_key: ['1'] } as contract.Correction,
  });
  expect(refused.status).toBe(422);
});

test.each<[string, Type, object]>([
  ['scoring_rule', 'choice', { scoring_rule: 'equal_parts' }],
  ['bank_rows', 'choice_table', { bank_rows: '{}', bank_key: '{}' }],
  ['bank_option', 'choice_table', { bank_option: '{"1":"a","2":"b","3":"c","4":"d","5":"e","6":"f"}' }],
  ['bank_key', 'choice_table', { bank_key: '{"9":"1"}' }],
  ['bank_key', 'short_answer', { bank_key: '[{"answer":"a","share":0.5}]' }],
  ['bank_key', 'number', { bank_key: '{"value":"0","tolerance_percent":"1"}' }],
  ['bank_key', 'number', { bank_key: '{"min":"2","max":"1"}' }],
  ['bank_answer', 'choice_multiple', { bank_answer: '[1,2]' }],
  ['min_choices', 'choice_multiple', { min_choices: '3' }],
  ['wrong_points', 'choice', { wrong_points: '1' }],
  ['bank_question_weight', 'choice', { bank_question_weight: '0.12345' }],
])('a question is rejected for its %s: %s %o', async (field, type, changes) => {
  const { id } = await anExamination(context, { published: false, sections: [] });
  const body = { ...COMMON, examination_id: id, ...FORMS[type], ...changes };
  const { status, error } = await call(contract.insertBankItem, { as: admin, body: body as never });
  expect([status, Object.keys(error.message)]).toEqual([422, [field]]);
});

test('an edit by the specification’s fields alone keeps the type, and another type needs a key', async () => {
  const { questions } = await anExaminationOfFive();
  const edit = (type: Type, fields: object) =>
    call(contract.updateBankItem, {
      as: admin,
      params: { bankId: questions[type] },
      body: { ...COMMON, ...fields } as never,
    });
  const { reply } = await edit('choice_table', { bank_question: '<p>Baru</p>', bank_answer: '[]' });
  expect(reply.bank).toMatchObject({
    interaction: 'choice_table',
    bank_question: '<p>Baru</p>',
    bank_key: { 1: '1', 2: '2' },
    scoring_rule: 'equal_parts',
  });
  const { status, error } = await edit('choice_multiple', { interaction: 'number' });
  expect([status, Object.keys(error.message)]).toEqual([422, ['bank_key']]);
  const points = { scoring_rule: 'option_points', option_points: '{"1":4,"2":-1}' };
  expect((await edit('choice', { ...points, bank_answer: '[1]' })).reply.bank).toMatchObject({
    bank_question_weight: 4,
    option_points: { 1: 4, 2: -1 },
  });
});

test('a question by points per option is saved without points, and cannot be published', async () => {
  const examination = await anExamination(context, { published: false, sections: [] });
  const body = { ...COMMON, examination_id: examination.id, ...FORMS.choice, scoring_rule: 'option_points' };
  const { status } = await call(contract.insertBankItem, { as: admin, body: body as never });
  const { reply } = await call(contract.listPublishProblems, {
    as: admin,
    params: { id: examination.id },
  });
  expect([status, reply.problems.map(({ code }) => code)]).toEqual([201, ['no_right_answer']]);
});
