import {
  CHOICE_DEFAULTS,
  deleteBankItem,
  getBankItem,
  getExaminationAdmin,
  getPaper,
  insertBankItem,
  listBankItems,
  MAX_QUESTIONS_PER_BANK,
  startExam,
  submitExam,
  updateBankItem,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { context, call, clock } = await createTestApp();
const admin = await anAdmin(context);

const fields = {
  bank_type: 'text' as const,
  bank_section: 'reading',
  bank_question: '<p>Which <strong>one</strong>?</p>',
  bank_question_weight: '2.5',
  option_type: 'text' as const,
  bank_option: '{"1":"This","2":" That ","3":"Neither"}',
  bank_answer: '[1,3]',
};

const insert = (examination_id: string, changes: object = {}) =>
  call(insertBankItem, { as: admin, body: { examination_id, ...fields, ...changes } });
const update = (bankId: string, changes: object = {}) =>
  call(updateBankItem, { as: admin, params: { bankId }, body: { ...fields, ...changes } });
const remove = (bankId: string) => call(deleteBankItem, { as: admin, params: { bankId } });
const list = async (examId: string) => (await call(listBankItems, { as: admin, params: { examId } })).reply;
const read = async (id: string) => (await call(getExaminationAdmin, { as: admin, params: { id } })).reply;
const aDraft = (sections: Parameters<typeof anExamination>[1] = { sections: [] }) =>
  anExamination(context, { published: false, ...sections });

const REJECTED: [string, object][] = [
  ['bank_type', { bank_type: 'film' }],
  ['bank_section', { bank_section: ' ' }],
  ['bank_section', { bank_section: '12' }],
  ['bank_question', { bank_question: '' }],
  ['bank_question', { bank_question: '<p> </p>' }],
  ['bank_question', { bank_question: '<p>What?</p><script>alert(1)</script>' }],
  ['bank_question', { bank_question: '<p onclick="x()">What?</p>' }],
  ['bank_question', { bank_question: '<p>3x<h1>2</h1></p>' }],
  ['bank_question_weight', { bank_question_weight: 'heavy' }],
  ['bank_question_weight', { bank_question_weight: '-1' }],
  ['option_type', { option_type: 'radio' }],
  ['bank_option', { bank_option: 'not json' }],
  ['bank_option', { bank_option: '{"1":"This","2":" "}', bank_answer: '[1]' }],
  ['bank_option', { option_type: 'file', bank_answer: '[]' }],
  ['bank_answer', { bank_answer: '1' }],
  ['bank_answer', { bank_option: '{"1":"This","2":"That"}', bank_answer: '[3]' }],
  ['bank_asset', { bank_type: 'audio' }],
  ['bank_asset', { bank_type: 'image' }],
  ['bank_asset', { bank_type: 'video' }],
  ['play_limit', { play_limit: '0' }],
];

describe('inserting a question', () => {
  test('is rejected for an unknown examination', async () => {
    expect((await insert(newId())).status).toBe(404);
  });

  test.each(REJECTED)('is rejected for its %s: %o', async (field, changes) => {
    const { id } = await aDraft();
    const { status, error } = await insert(id, changes);
    expect([status, error.code, Object.keys(error.message)]).toEqual([422, 'validation_failed', [field]]);
    expect(await read(id)).toMatchObject({ examination_bank_count: 0, sections: [] });
  });

  test('is rejected with the names of what its text cannot have', async () => {
    const { id } = await aDraft();
    const { error } = await insert(id, { bank_question: '<h1>1</h1><a href="x">2</a>' });
    expect(error.message).toMatchObject({ bank_question: [expect.stringContaining('h1, a')] });
  });

  test('returns all faults at once', async () => {
    const { id } = await aDraft();
    const changes = {
      bank_question: '<p></p>',
      bank_option: '{"2":"b"}',
      bank_answer: '[3]',
      bank_type: 'text',
    };
    const { error } = await insert(id, changes);
    expect(Object.keys(error.message).sort()).toEqual(['bank_answer', 'bank_option', 'bank_question']);
  });

  test('is rejected above the maximum of an examination', async () => {
    const items = Array.from({ length: MAX_QUESTIONS_PER_BANK }, () => ({}));
    const { id } = await aDraft({ sections: [{ name: 'READING', items }] });
    const { status, error } = await insert(id);
    expect([status, error.code]).toEqual([409, 'too_many_questions']);
  });

  test('stores safe rich text, trimmed options by number, and the answer key', async () => {
    const { id } = await aDraft();
    const { status, reply } = await insert(id, {
      bank_question: '<p class="q"><span>Which <strong>one</strong>?</span></p>',
      bank_option: '{"1":"This","2":" ","3":" Neither "}',
      bank_answer: '[3,3]',
      play_limit: '2',
      hint: ' Look twice. ',
    });
    expect(status).toBe(201);
    expect(reply.bank).toEqual({
      id: expect.any(String),
      examination_id: id,
      bank_type: 'text',
      bank_section: 'READING',
      bank_question: '<p>Which <strong>one</strong>?</p>',
      bank_question_weight: 2.5,
      option_type: 'text',
      bank_option: { 1: 'This', 3: 'Neither' },
      bank_answer: [3],
      bank_asset: { image: [], audio: [], video: [] },
      play_limit: 2,
      hint: 'Look twice.',
      ...CHOICE_DEFAULTS,
      bank_key: ['3'],
      tags: [],
      origin_id: null,
    });
    expect(await list(id)).toEqual([reply.bank]);
    const one = await call(getBankItem, { as: admin, query: { bank_id: reply.bank.id } });
    expect(one.reply).toEqual(reply.bank);
  });

  test('accepts an empty answer key, and more options than the examination names', async () => {
    const { id } = await aDraft({ sections: [], settings: { option_limit: 3 } });
    const { reply } = await insert(id, {
      bank_option: '{"1":"a","2":"b","3":"c","4":"d"}',
      bank_answer: '[]',
    });
    expect(Object.keys(reply.bank.bank_option)).toHaveLength(4);
  });

  test('creates sections in the order of first use, the first one forward-only', async () => {
    const { id } = await aDraft();
    for (const bank_section of ['listening', 'reading', 'Listening ']) await insert(id, { bank_section });
    expect((await read(id)).sections).toMatchObject([
      { name: 'LISTENING', forward_only: true, bank_count: 2, has_recording: false },
      { name: 'READING', forward_only: false, bank_count: 1 },
    ]);
  });

  test('gives each of twenty concurrent questions a position, in one section', async () => {
    const { id } = await aDraft();
    const answers = await Promise.all(Array.from({ length: 20 }, () => insert(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect((await read(id)).sections).toMatchObject([{ name: 'READING', bank_count: 20 }]);
  });

  test('counts as an edit of a published examination', async () => {
    const { id } = await anExamination(context);
    clock.advance(1000);
    await insert(id);
    expect(await read(id)).toMatchObject({ examination_bank_count: 6, has_unpublished_changes: true });
  });
});

describe('editing a question', () => {
  test('is rejected for an unknown question', async () => {
    expect((await update(newId())).status).toBe(404);
    expect((await call(getBankItem, { as: admin, query: { bank_id: newId() } })).status).toBe(404);
  });

  test.each(REJECTED)('is rejected for its %s: %o', async (field, changes) => {
    const { id } = await aDraft();
    const { bank } = (await insert(id)).reply;
    const { status, error } = await update(bank.id, { bank_section: 'A NEW ONE', ...changes });
    expect([status, error.code, Object.keys(error.message)]).toEqual([422, 'validation_failed', [field]]);
    expect(await list(id)).toEqual([bank]);
    expect((await read(id)).sections).toHaveLength(1);
  });

  test('keeps id and position, and counts as an edit of the examination', async () => {
    const { id, items } = await anExamination(context);
    clock.advance(1000);
    const bank_id = items[3]?.id ?? '';
    const { reply } = await update(bank_id, { bank_option: '{"1":"No","2":"Yes"}', bank_answer: '[2]' });
    expect(reply.bank).toMatchObject({ id: bank_id, bank_option: { 1: 'No', 2: 'Yes' }, bank_answer: [2] });
    expect((await list(id)).map((item) => item.id)).toEqual(items.map((item) => item.id));
    expect((await read(id)).has_unpublished_changes).toBe(true);
  });

  test('keeps the options if the form does not send them', async () => {
    const { id } = await aDraft();
    const { bank } = (await insert(id)).reply;
    const { reply } = await update(bank.id, { bank_option: undefined, hint: 'New.' });
    expect(reply.bank).toEqual({ ...bank, hint: 'New.' });
  });

  test('into another section moves it to the end there, and an empty section stays', async () => {
    const { id, items } = await anExamination(context);
    const [first, second, ...others] = items.map((item) => item.id);
    await update(first ?? '');
    expect((await list(id)).map((item) => item.id)).toEqual([second, ...others, first]);
    await update(second ?? '', { bank_section: 'WRITING' });
    expect((await read(id)).sections.map(({ name, bank_count }) => [name, bank_count])).toEqual([
      ['LISTENING', 0],
      ['READING', 4],
      ['WRITING', 1],
    ]);
    await insert(id, { bank_section: 'LISTENING' });
    expect((await read(id)).sections[0]?.bank_count).toBe(1);
  });
});

describe('deleting a question', () => {
  test('is rejected while a running attempt has it', async () => {
    const { id, items } = await anExamination(context);
    const student = await aStudent(context);
    await call(startExam, { as: student, body: { exam_id: id } });
    const bank_id = items[0]?.id ?? '';
    const { status, error } = await remove(bank_id);
    expect([status, error]).toEqual([
      409,
      { code: 'question_in_use', params: {}, message: expect.any(String) },
    ]);
    expect(await list(id)).toHaveLength(5);
    await call(submitExam, { as: student, body: { exam_id: id, answers: '[]' } });
    expect((await remove(bank_id)).status).toBe(200);
  });

  test('is allowed if running attempts have an older revision without it', async () => {
    const { id } = await anExamination(context);
    await call(startExam, { as: await aStudent(context), body: { exam_id: id } });
    const { bank } = (await insert(id)).reply;
    expect((await remove(bank.id)).status).toBe(200);
    expect((await remove(bank.id)).status).toBe(404);
  });

  test('leaves no gap in the positions', async () => {
    const { id, items } = await anExamination(context);
    const ids = items.map((item) => item.id);
    await remove(ids[2] ?? '');
    const { bank } = (await insert(id)).reply;
    expect((await list(id)).map((item) => item.id)).toEqual([ids[0], ids[1], ids[3], ids[4], bank.id]);
    const positions = await context.db
      .selectFrom('bank_items')
      .innerJoin('sections', 'sections.id', 'section_id')
      .select('bank_items.position')
      .where('bank_items.examination_id', '=', id)
      .orderBy('sections.position')
      .orderBy('bank_items.position')
      .execute();
    expect(positions.map(({ position }) => position)).toEqual([0, 1, 0, 1, 2]);
  });
});

test('edits and deletions do not change a running attempt', async () => {
  const { id, items } = await anExamination(context);
  const student = await aStudent(context);
  await call(startExam, { as: student, body: { exam_id: id } });
  const paper = async () => (await call(getPaper, { as: student, query: { exam_id: id } })).reply;
  const before = await paper();
  const first = items[0]?.id ?? '';
  await update(items[1]?.id ?? '', { bank_answer: '[2]' });
  await context.db.deleteFrom('bank_items').where('id', '=', first).execute();
  expect(await paper()).toEqual(before);
  const answers = JSON.stringify([{ [first]: { 1: 'Paris' } }, { [items[1]?.id ?? '']: { 1: 'Paris' } }]);
  const { reply } = await call(submitExam, { as: student, body: { exam_id: id, answers } });
  expect(reply.exam_result).toMatchObject({ result_score: 3, result_max: 7.5 });
});
