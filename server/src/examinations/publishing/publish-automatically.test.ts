import {
  archiveExamination,
  createExamination,
  deleteBankItem,
  duplicateExamination,
  getExaminationAdmin,
  getPaper,
  insertBankItem,
  listAuditLines,
  listExaminations,
  type Publishing,
  restoreExamination,
  startExam,
  updateBankItem,
  updateExamination,
  weighBankItems,
} from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { deleteUnusedRevisions } from './revisions.queries.ts';

const { context, call, clock } = await createTestApp();
const as = await anAdmin(context);
const HOUR = 3_600_000;

const FORM = { examination_name: 'Ulangan harian', examination_desc: '', examination_duration: 30 };
const QUESTION = {
  bank_type: 'text' as const,
  bank_section: 'SOAL',
  bank_question: 'Ibu kota Indonesia?',
  bank_question_weight: '1',
  option_type: 'text' as const,
  bank_option: '{"1":"Jakarta","2":"Medan","3":"Padang"}',
  bank_answer: '[1]',
};

async function anInserted(publishing?: Publishing): Promise<string> {
  return (await call(createExamination, { as, body: { ...FORM, publishing } })).reply.examination.id;
}
async function addQuestion(examination_id: string, changes: object = {}): Promise<string> {
  const body = { examination_id, ...QUESTION, ...changes };
  return (await call(insertBankItem, { as, body })).reply.bank.id;
}
const edit = (bankId: string, changes: object) =>
  call(updateBankItem, { as, params: { bankId }, body: { ...QUESTION, ...changes } });
const read = async (id: string) => (await call(getExaminationAdmin, { as, params: { id } })).reply;
const update = (id: string, changes: object) =>
  call(updateExamination, { as, params: { id }, body: { ...FORM, ...changes } });
const incomplete = { bank_answer: '[]' };

/** Returns the number of questions for a student who starts now, or the status of the rejection. */
async function startNow(exam_id: string) {
  const student = await aStudent(context);
  const { status } = await call(startExam, { as: student, body: { exam_id } });
  return status === 200 ? countFor(student, exam_id) : status;
}
async function countFor(student: Awaited<ReturnType<typeof aStudent>>, exam_id: string) {
  const { reply } = await call(getPaper, { as: student, query: { exam_id } });
  return reply === 'shuffled' ? reply : Object.values(reply.exam.examination_bank).flat().length;
}
const published = async (id: string) =>
  (await call(listAuditLines, { as, query: {} })).reply.lines.filter(
    ({ action, examination }) => action === 'examination_published' && examination?.id === id,
  );
const revisionsOf = (id: string) =>
  context.db.selectFrom('revisions').select('id').where('examination_id', '=', id).execute();

describe('an examination that is created without a kind of publishing', () => {
  test('is a draft, and is published with its first complete question', async () => {
    const id = await anInserted();
    expect(await read(id)).toMatchObject({ publishing: 'automatic', status: 'draft' });
    expect(await startNow(id)).toBe(404);
    await addQuestion(id);
    expect(await read(id)).toMatchObject({ status: 'published', has_unpublished_changes: false });
    const { examinations } = (await call(listExaminations, { as: await aStudent(context) })).reply;
    expect(examinations.find((one) => one.id === id)).toMatchObject({ examination_bank_count: 1 });
    expect(await startNow(id)).toBe(1);
  });

  test('publishes every complete edit, and audits only the first publication', async () => {
    const id = await anInserted();
    const first = await addQuestion(id);
    const second = await addQuestion(id, { bank_question: 'Ibu kota Jawa Barat?' });
    const questions = [{ id: first, bank_question_weight: 3 }];
    await call(weighBankItems, { as, params: { examId: id }, body: { questions } });
    await update(id, { examination_duration: 45 });
    const { examinations } = (await call(listExaminations, { as: await aStudent(context) })).reply;
    expect(examinations.find((one) => one.id === id)).toMatchObject({ examination_duration: 45 });
    await call(deleteBankItem, { as, params: { bankId: second } });
    expect(await startNow(id)).toBe(1);
    expect((await read(id)).has_unpublished_changes).toBe(false);
    expect(await published(id)).toHaveLength(1);
  });

  test('leaves out incomplete questions, and shows unpublished changes', async () => {
    const id = await anInserted();
    await addQuestion(id);
    const second = await addQuestion(id, incomplete);
    expect((await read(id)).has_unpublished_changes).toBe(true);
    expect(await startNow(id)).toBe(1);
    await edit(second, {});
    expect((await read(id)).has_unpublished_changes).toBe(false);
    expect(await startNow(id)).toBe(2);
  });

  test('keeps its last revision if no question is complete any more', async () => {
    const id = await anInserted();
    const only = await addQuestion(id);
    expect((await edit(only, incomplete)).status).toBe(200);
    expect(await startNow(id)).toBe(1);
    expect((await read(id)).has_unpublished_changes).toBe(true);
  });

  test('does not change running attempts', async () => {
    const id = await anInserted();
    await addQuestion(id);
    const student = await aStudent(context);
    await call(startExam, { as: student, body: { exam_id: id } });
    await addQuestion(id);
    expect(await countFor(student, id)).toBe(1);
    expect(await startNow(id)).toBe(2);
  });

  test('publishes nothing while it is archived, and publishes its edits when it is restored', async () => {
    const id = await anInserted();
    await addQuestion(id);
    await call(archiveExamination, { as, params: { id } });
    await addQuestion(id);
    expect((await read(id)).status).toBe('archived');
    expect(await revisionsOf(id)).toHaveLength(1);
    await call(restoreExamination, { as, params: { id } });
    expect(await startNow(id)).toBe(2);
  });
});

describe('the kind of publishing', () => {
  test('stays manual if the form requests it: nothing is published without a click', async () => {
    const id = await anInserted('manual');
    await addQuestion(id);
    expect(await read(id)).toMatchObject({ publishing: 'manual', status: 'draft' });
  });

  test('does not change if an update does not name it', async () => {
    const id = await anInserted();
    await update(id, {});
    expect((await read(id)).publishing).toBe('automatic');
  });

  test('publishes at once when it becomes automatic, and unpublishes nothing when it becomes manual', async () => {
    const id = await anInserted('manual');
    await addQuestion(id);
    await update(id, { publishing: 'automatic' });
    expect(await startNow(id)).toBe(1);
    await update(id, { publishing: 'manual' });
    await addQuestion(id);
    expect(await read(id)).toMatchObject({ status: 'published', has_unpublished_changes: true });
    expect(await startNow(id)).toBe(1);
  });

  test('is rejected if it is neither', async () => {
    const { status, error } = await update(await anInserted(), { publishing: 'sometimes' });
    expect([status, error.message]).toEqual([
      422,
      { publishing: ['This must be one of manual, automatic.'] },
    ]);
  });

  test('is manual for a copy, and for examinations from before the setting existed', async () => {
    const id = await anInserted();
    await addQuestion(id);
    const { reply } = await call(duplicateExamination, { as, params: { id } });
    expect(reply.examination).toMatchObject({ publishing: 'manual', status: 'draft' });
    expect((await read((await anExamination(context)).id)).publishing).toBe('manual');
  });
});

test('300 single insertions leave two revisions, and build no paper without a request', async () => {
  const id = await anInserted();
  const student = await aStudent(context);
  for (let n = 1; n <= 300; n += 1) {
    await addQuestion(id);
    if (n === 10) await call(startExam, { as: student, body: { exam_id: id } });
  }
  clock.advance(2 * HOUR);
  await deleteUnusedRevisions(context.db, context.clock());
  expect(await revisionsOf(id)).toHaveLength(2);
  expect(await countFor(student, id)).toBe(10);
  expect(await startNow(id)).toBe(300);
}, 60_000);
