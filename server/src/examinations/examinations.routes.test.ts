import { getExamination, listExaminations, startExam, submitExam } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { publishExamination } from './publishing/publish-examination.ts';

const { context, call } = await createTestApp();

test('a draft is hidden from students and shown to admins', async () => {
  const { id } = await anExamination(context, { published: false });
  expect((await call(getExamination, { as: await aStudent(context), params: { id } })).status).toBe(404);
  const { reply } = await call(getExamination, { as: await anAdmin(context), params: { id } });
  expect(reply).toMatchObject({ id, examination_bank_count: 5, attempt_state: 'none', attempts_left: 0 });
});

test('the list names for admins which examinations students have taken, and not for students', async () => {
  const [student, admin] = [await aStudent(context), await anAdmin(context)];
  const [taken, untaken] = [await anExamination(context), await anExamination(context)];
  await call(startExam, { as: student, body: { exam_id: taken.id } });
  const listed = async (as: typeof student) => {
    const { examinations } = (await call(listExaminations, { as })).reply;
    return [taken, untaken].map(({ id }) => examinations.find((one) => one.id === id)?.is_taken);
  };
  expect(await listed(admin)).toEqual([true, false]);
  expect(await listed(student)).toEqual([undefined, undefined]);
});

test.each([newId(), 'an unknown id fails with 404: %s', '1 or 1=1'])(
  'an unknown id is not found: %s',
  async (id) => {
    const { status, error } = await call(getExamination, { as: await aStudent(context), params: { id } });
    expect([status, error.code]).toEqual([404, 'not_found']);
  },
);

test('the list is newest first, with the fields of the contract', async () => {
  const student = await aStudent(context);
  const older = await anExamination(context, { minutes: 30 });
  const newer = await anExamination(context);
  const { reply } = await call(listExaminations, { as: student });
  const ids = reply.examinations.map((examination) => examination.id);
  expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
  expect(reply.examinations.find((examination) => examination.id === older.id)).toEqual({
    id: older.id,
    examination_name: 'Mid-term English',
    examination_desc: 'Two sections.',
    examination_duration: 30,
    examination_bank_count: 5,
    status: 'published',
    opens_at: null,
    closes_at: null,
    attempt_state: 'none',
    attempts_left: 1,
    extra_time_percent: 0,
    results_release: 'at_once',
    results_at: null,
    has_unpublished_changes: false,
  });
});

test('the list has the state of the student’s attempt, and only the student’s own results', async () => {
  const student = await aStudent(context);
  const { id } = await anExamination(context);
  const stateOf = async () =>
    (await call(getExamination, { as: student, params: { id } })).reply.attempt_state;
  expect(await stateOf()).toBe('none');
  const { reply: started } = await call(startExam, { as: student, body: { exam_id: id } });
  expect(await stateOf()).toBe('running');
  await call(submitExam, { as: student, body: { exam_id: id, answers: '[]' } });
  expect(await stateOf()).toBe('submitted');

  const own = await call(listExaminations, { as: student });
  expect(own.reply.examinations_result).toEqual({
    [started.exam.attempt_id]: {
      examination_id: id,
      examination_name: 'Mid-term English',
      result_score: 0,
      result_max: 7.5,
      date_taken: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  });
  const others = await call(listExaminations, { as: await aStudent(context) });
  expect(others.reply.examinations_result).toEqual({});
});

test('a running attempt keeps the revision it started with', async () => {
  const student = await aStudent(context);
  const { id } = await anExamination(context);
  await call(startExam, { as: student, body: { exam_id: id } });
  await context.db
    .updateTable('bank_items')
    .set({ bank_key: JSON.stringify(['3']) })
    .where('examination_id', '=', id)
    .execute();
  await context.db.transaction().execute((trx) => publishExamination(trx, id, context.clock()));
  const attempt = await context.db
    .selectFrom('attempts')
    .selectAll()
    .where('examination_id', '=', id)
    .executeTakeFirstOrThrow();
  const examination = await context.db
    .selectFrom('examinations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(attempt.revision_id).not.toBe(examination.revision_id);
  const frozen = await context.revisions.get(attempt.revision_id);
  expect(frozen.sections[0]?.items[0]?.bank_key).toEqual(['1']);
});
