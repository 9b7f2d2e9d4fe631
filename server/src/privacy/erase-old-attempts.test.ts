import { listExaminations, previewErasure, startExam, submitExam, updateSettings } from '@lulus/contract';
import { beforeEach, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { attemptCalls } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { eraseOldAttempts } from './erase-old-attempts.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { db } = context;
const { aRunningAttempt, answersOf, attemptsOf, eventsOf, resultsOf, save, start, submit } =
  attemptCalls(app);
const admin = await anAdmin(context);
const DAY = 24 * 3_600_000;

/** Opens a new session, since the tests move the clock past the end of others. */
const newSession = () => context.sessions.open(admin);

const eraseAfter = async (months: number | null) =>
  call(updateSettings, { as: await newSession(), body: { erase_after_months: String(months ?? '') } });
const preview = async (months: number) =>
  (await call(previewErasure, { as: await newSession(), query: { months } })).reply;
const lines = () =>
  db.selectFrom('audit_log').selectAll().where('action', '=', 'attempts_erased').orderBy('id').execute();

beforeEach(async () => {
  await db.deleteFrom('attempts').execute();
  await eraseAfter(null);
});

async function aSubmittedAttempt(examinationId?: string) {
  const student = await aStudent(context);
  const { id, items } = examinationId ? { id: examinationId, items: [] } : await anExamination(context);
  const { attempt_id } = (await start(student, id)).reply.exam;
  if (items[1]) await save(student, id, [{ question_id: items[1].id, option: '1', seq: 1 }]);
  await submit(student, id);
  return { student, exam_id: id, attempt_id };
}

test('erasing older attempts does not change how many attempts are left', async () => {
  const student = await aStudent(context);
  const { id: exam_id } = await anExamination(context, { attempts_allowed: 3 });
  const left = async () => {
    const { reply } = await call(listExaminations, { as: await context.sessions.open(student) });
    return reply.examinations.find(({ id }) => id === exam_id)?.attempts_left;
  };
  await start(student, exam_id);
  await submit(student, exam_id);
  clock.advance(40 * DAY);
  const again = async () => context.sessions.open(student);
  await call(startExam, { as: await again(), body: { exam_id } });
  await call(submitExam, { as: await again(), body: { exam_id, answers: '[]' } });
  await eraseAfter(1);
  expect(await eraseOldAttempts(context)).toBe(1);
  expect(await left()).toBe(1);
  const press = { exam_id, attempts_left: 1 };
  expect((await call(startExam, { as: await again(), body: press })).status).toBe(200);
});

test('nothing is erased unless an admin has set a number of months', async () => {
  const { attempt_id } = await aSubmittedAttempt();
  clock.advance(4000 * DAY);
  expect(await eraseOldAttempts(context)).toBe(0);
  expect(await resultsOf(attempt_id)).toHaveLength(1);
});

test('old attempts are erased with answers, result, events and their part of the balance; younger ones stay', async () => {
  const old = await aSubmittedAttempt();
  const balances = () =>
    db.selectFrom('monthly_balances').selectAll().where('user_id', '=', old.student.id).execute();
  expect(await balances()).toHaveLength(1);
  clock.advance(40 * DAY);
  const young = await aSubmittedAttempt();
  const last = (await lines()).length;
  await eraseAfter(1);
  expect(await preview(1)).toEqual({ attempts: 1, students: 1, examinations: 1 });
  expect(await preview(2)).toEqual({ attempts: 0, students: 0, examinations: 0 });

  expect(await eraseOldAttempts(context)).toBe(1);
  expect(await attemptsOf(old.student)).toEqual([]);
  expect(await answersOf(old.attempt_id)).toEqual({});
  expect([await resultsOf(old.attempt_id), await eventsOf(old.attempt_id), await balances()]).toEqual([
    [],
    [],
    [],
  ]);
  expect(await resultsOf(young.attempt_id)).toHaveLength(1);
  expect((await lines()).slice(last)).toMatchObject([
    { user_id: null, address: null, after: { attempts: 1, students: 1, older_than_months: 1 } },
  ]);
  expect(await eraseOldAttempts(context)).toBe(0);
});

test('a running attempt is never old', async () => {
  const { student } = await aRunningAttempt();
  await eraseAfter(1);
  clock.advance(100 * DAY);
  expect(await preview(1)).toMatchObject({ attempts: 0 });
  expect(await eraseOldAttempts(context)).toBe(0);
  expect(await attemptsOf(student)).toHaveLength(1);
});

test('several concurrent servers erase each attempt once', async () => {
  const { id } = await anExamination(context);
  for (let n = 0; n < 5; n++) await aSubmittedAttempt(id);
  clock.advance(100 * DAY);
  await eraseAfter(1);
  const last = (await lines()).length;
  const erased = await Promise.all([1, 2, 3].map(() => eraseOldAttempts(context)));
  expect(erased.reduce((sum, count) => sum + count)).toBe(5);
  const counts = (await lines()).slice(last).map(({ after }) => Number(after?.attempts));
  expect(counts.reduce((sum, count) => sum + count)).toBe(5);
});

test.each(['0', '121', '-1', '1.5', 'never'])('%s months are rejected', async (erase_after_months) => {
  const { status, error } = await call(updateSettings, {
    as: await newSession(),
    body: { erase_after_months },
  });
  expect([status, Object.keys(error.message)]).toEqual([422, ['erase_after_months']]);
});
