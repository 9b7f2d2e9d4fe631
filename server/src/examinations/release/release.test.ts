/** When students can see their results. */
import {
  getResult,
  listExaminations,
  releaseResults,
  reviewExam,
  saveAnswers,
  startExam,
  submitExam,
  updateExamination,
} from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../../test/factories.ts';
import { GRACE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import type { ExaminationChange } from '../examinations.queries.ts';

const { context, call, clock } = await createTestApp();
const admin = await anAdmin(context);
const HOUR = 3_600_000;

/** A student who has submitted, with functions for the student's requests. */
async function aSubmittedAttempt(settings: ExaminationChange) {
  const student = await aStudent(context);
  const { id } = await anExamination(context, { settings });
  const { attempt_id } = (await call(startExam, { as: student, body: { exam_id: id } })).reply.exam;
  const submit = async () =>
    (await call(submitExam, { as: student, body: { exam_id: id, answers: '[]' } })).reply;
  const codes = async () => [
    (await call(getResult, { as: student, query: { exam_id: id } })).status,
    (await call(reviewExam, { as: student, body: { id } })).status,
  ];
  const listed = async () =>
    (await call(listExaminations, { as: student })).reply.examinations_result[attempt_id];
  const release = () => call(releaseResults, { as: admin, params: { id } });
  return { student, id, submitted: await submit(), submit, codes, listed, release };
}

const RELEASED = { result_score: 0, result_max: 7.5 };
const WITHHELD = { result_score: null, result_max: null };

test('no reply contains results that are not released', async () => {
  const { student, id, submitted, listed } = await aSubmittedAttempt({ results_release: 'by_hand' });
  expect(submitted).toEqual({ exam_result: null, results_at: null });
  expect(await listed()).toMatchObject({ ...WITHHELD, examination_id: id });
  const { status, error } = await call(getResult, { as: student, query: { exam_id: id } });
  expect([status, error.code]).toEqual([409, 'results_not_released']);
  const review = await call(reviewExam, { as: student, body: { id } });
  expect([review.status, review.error.code]).toEqual([409, 'results_not_released']);
});

test('results at once are in the reply to the submission', async () => {
  const { submitted, listed, codes, release } = await aSubmittedAttempt({});
  expect(submitted).toMatchObject({ exam_result: RELEASED, results_at: null });
  expect(await listed()).toMatchObject(RELEASED);
  expect(await codes()).toEqual([200, 200]);
  expect((await release()).error.code).toBe('released_at_once');
});

describe('at a time', () => {
  const inAnHour = () => ({
    results_release: 'at_time' as const,
    results_at: new Date(context.clock().getTime() + HOUR),
  });

  test('are released by the clock', async () => {
    const settings = inAnHour();
    const { submitted, submit, listed, codes } = await aSubmittedAttempt(settings);
    const results_at = settings.results_at.toISOString();
    expect(submitted).toEqual({ exam_result: null, results_at });
    expect(await codes()).toEqual([409, 409]);
    clock.advance(HOUR + GRACE);
    expect(await codes()).toEqual([200, 200]);
    expect(await listed()).toMatchObject(RELEASED);
    expect(await submit()).toMatchObject({ exam_result: RELEASED, results_at });
  });

  test('at the end of the window are released once no student can save any more', async () => {
    const settings = inAnHour();
    const { id, codes, listed } = await aSubmittedAttempt({ ...settings, closes_at: settings.results_at });
    const last = await aStudent(context);
    const body = { exam_id: id, answers: [] };
    await call(startExam, { as: last, body });
    const save = async () => (await call(saveAnswers, { as: last, body })).status;
    clock.advance(HOUR + GRACE - 1000);
    expect([await save(), ...(await codes())]).toEqual([200, 409, 409]);
    expect(await listed()).toMatchObject(WITHHELD);
    clock.advance(1000);
    expect([await save(), ...(await codes())]).toEqual([410, 200, 200]);
    expect(await listed()).toMatchObject(RELEASED);
  });

  test('can be released earlier by an admin, which changes the release to by_hand', async () => {
    const { id, codes, release } = await aSubmittedAttempt(inAnHour());
    expect((await release()).reply.examination.results_release).toBe('by_hand');
    expect(await codes()).toEqual([200, 200]);
    const lines = context.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('examination_id', '=', id);
    expect(await lines.where('action', '=', 'results_released').executeTakeFirstOrThrow()).toMatchObject({
      before: { results_release: 'at_time' },
      after: { results_release: 'by_hand' },
    });
  });
});

describe('by hand', () => {
  test('are released by the admin, once', async () => {
    const { codes, release, submit } = await aSubmittedAttempt({ results_release: 'by_hand' });
    expect(await codes()).toEqual([409, 409]);
    const { results_at } = (await release()).reply.examination;
    clock.advance(1000);
    expect((await release()).reply.examination.results_at).toBe(results_at);
    expect(await codes()).toEqual([200, 200]);
    expect(await submit()).toMatchObject({ exam_result: RELEASED, results_at });
  });

  test('are neither released nor withdrawn by an edit of their time', async () => {
    const { id, codes, release } = await aSubmittedAttempt({});
    const edit = (body: object) =>
      call(updateExamination, {
        as: admin,
        params: { id },
        body: { examination_name: 'Same', examination_desc: '', examination_duration: 60, ...body },
      });
    const results_at = '2020-01-01T00:00:00.000Z';
    await edit({ results_release: 'at_time', results_at });
    expect(await codes()).toEqual([200, 200]);
    await edit({ results_release: 'by_hand', results_at });
    expect(await codes()).toEqual([409, 409]);
    await release();
    await edit({ results_release: 'by_hand', results_at: '' });
    expect(await codes()).toEqual([200, 200]);
  });
});

test('no result is shown while the student takes the examination again, and afterwards the newest is', async () => {
  const { student, id, submit, codes } = await aSubmittedAttempt({ attempts_allowed: 2 });
  await call(startExam, { as: student, body: { exam_id: id } });
  const { error } = await call(getResult, { as: student, query: { exam_id: id } });
  expect(error.code).toBe('attempt_running');
  expect(await codes()).toEqual([409, 409]);
  await submit();
  expect(await codes()).toEqual([200, 200]);
});
