/** Pictures inside the text of questions: uploaded, signed wherever a question leaves, and kept by the sweep. */
import { readFile } from 'node:fs/promises';
import * as contract from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { unlink } from '../platform/files/asset-links.ts';
import { removeUnreferenced } from '../platform/files/remove-unreferenced.ts';

const DAY = 24 * 3_600_000;
const testApp = await createTestApp();
const { app, call, context, clock } = testApp;
const { start, submit, paperOf } = attemptCalls(testApp);
const as = await anAdmin(context);

const picture = async (name = 'sign-a.png', field = 'file') => ({
  field,
  filename: name,
  content: Uint8Array.from(await readFile(new URL(`../../sample/media/${name}`, import.meta.url))),
});
const upload = async (id: string, files: Awaited<ReturnType<typeof picture>>[]) =>
  call(contract.uploadPicture, { as, params: { id }, files });
const anEmptyDraft = async () => (await anExamination(context, { published: false, sections: [] })).id;
const withPicture = (path: string) => `<p>Look: <img src="${path}" alt="the red sign" /></p>`;
const isThere = async (path: string) => (await context.files.sizeOf(unlink(path))) !== undefined;
const fields = {
  bank_type: 'text' as const,
  bank_section: 'SIGNS',
  bank_question_weight: 1,
  bank_option: '{"1":"This","2":"That"}',
  bank_answer: '[1]',
};
const insert = (examination_id: string, bank_question: string) =>
  call(contract.insertBankItem, { as, body: { examination_id, ...fields, bank_question } });

test('a picture is rejected for an unknown examination, without a file, and if it is none', async () => {
  const id = await anEmptyDraft();
  expect((await upload('0196f0a0-0000-7000-8000-000000000000', [await picture()])).status).toBe(404);
  expect((await upload(id, [])).error.fields?.file).toMatchObject([{ code: 'picture_needed' }]);
  expect((await upload(id, [await picture('sign-a.png', 'bank_asset')])).status).toBe(422);
  const content = Uint8Array.from(Buffer.from('no picture'));
  expect((await upload(id, [{ field: 'file', filename: 'a.png', content }])).status).toBe(415);
});

test('a question is rejected with a picture that is not stored', async () => {
  const id = await anEmptyDraft();
  const { error } = await insert(id, withPicture('bank_asset/unknown.png'));
  expect(error.fields?.bank_question).toMatchObject([{ code: 'picture_missing' }]);
  expect(
    (await insert(id, withPicture('https://example.test/a.png'))).error.fields?.bank_question,
  ).toMatchObject([{ code: 'html_not_allowed', params: { names: 'src' } }]);
});

test('a picture has a signed source in the bank, and is stored without it', async () => {
  const id = await anEmptyDraft();
  const { status, reply } = await upload(id, [await picture()]);
  expect([status, reply.path]).toEqual([
    201,
    expect.stringMatching(/^bank_asset\/[0-9a-f]{64}\.png\?expires=\d+&signature=/),
  ]);
  expect((await app.inject({ url: `/api/assets/${reply.path}` })).statusCode).toBe(200);
  const { bank } = (await insert(id, withPicture(reply.path))).reply;
  const source = /src="([^"]+)"/.exec(bank.bank_question)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(source).toMatch(/\?expires=\d+&signature=/);
  expect((await app.inject({ url: `/api/assets/${source}` })).statusCode).toBe(200);

  const body = { ...fields, bank_question: bank.bank_question };
  await call(contract.updateBankItem, { as, params: { bankId: bank.id }, body });
  const row = await context.db
    .selectFrom('bank_items')
    .select('bank_question')
    .where('id', '=', bank.id)
    .executeTakeFirst();
  expect(row?.bank_question).toBe(withPicture(unlink(reply.path)));
  const found = await call(contract.listLibraryQuestions, { as, query: { q: 'red sign' } });
  expect(found.reply.questions).toMatchObject([{ id: bank.id, bank_question: bank.bank_question }]);
});

test('a picture has a signed source wherever a question is sent', async () => {
  const path = unlink((await upload(await anEmptyDraft(), [await picture()])).reply.path);
  const sections = [{ name: 'SIGNS', items: [{ bank_question: withPicture(path) }] }];
  const { id, items } = await anExamination(context, { sections });
  const student = await aStudent(context);
  const { attempt_id } = (await start(student, id)).reply.exam;
  const paper = await paperOf(student, id);
  await submit(student, id);
  const replies = [
    paper.examination_bank,
    (await call(contract.reviewExam, { as: student, body: { id } })).reply,
    (await call(contract.getAnswerSheet, { as, params: { attemptId: attempt_id } })).reply,
    (await call(contract.getAnswerKey, { as, params: { id, questionId: items[0]?.id ?? '' } })).reply,
    (await call(contract.listBankItems, { as, params: { examId: id } })).reply,
    (await call(contract.listLibraryQuestions, { as, query: { collection: id } })).reply,
  ];
  for (const reply of replies) {
    const text = JSON.stringify(reply);
    expect(text).toContain(path);
    expect(text.split(path)).toHaveLength(text.split(`${path}?expires=`).length);
  }
});

test('a formula is made from LaTeX, or rejected', async () => {
  const { reply } = await call(contract.renderFormula, { as, body: { latex: ' \\frac{1}{2} ' } });
  expect(reply.math).toMatch(
    /^<math alttext="\\frac\{1\}\{2\}"><semantics>.*<mfrac><mn>1<\/mn><mn>2<\/mn><\/mfrac>/,
  );
  const block = await call(contract.renderFormula, { as, body: { latex: '\\sum_1^2', is_block: true } });
  expect(block.reply.math).toMatch(/^<math display="block".*<munderover>/);
  const { status, error } = await call(contract.renderFormula, { as, body: { latex: '\\frac{1' } });
  expect([status, error.fields?.latex]).toEqual([422, [{ code: 'formula_invalid', params: {} }]]);
});

test('the sweep keeps pictures in questions and in revisions only', async () => {
  const draft = await anEmptyDraft();
  const names = ['sign-a.png', 'sign-b.png', 'sign-c.png'];
  const stored = await Promise.all(names.map(async (name) => upload(draft, [await picture(name)])));
  const [inQuestion = '', inRevision = '', unused = ''] = stored.map(({ reply }) => reply.path);
  await context.db.deleteFrom('bank_items').execute();
  await insert(draft, withPicture(inQuestion));
  const sections = [{ name: 'SIGNS', items: [{ bank_question: withPicture(unlink(inRevision)) }] }];
  const { id } = await anExamination(context, { sections });
  await context.db.deleteFrom('bank_items').where('examination_id', '=', id).execute();
  clock.advance(3 * DAY);
  await removeUnreferenced(context);
  expect(await Promise.all([inQuestion, inRevision, unused].map(isThere))).toEqual([true, true, false]);
});
