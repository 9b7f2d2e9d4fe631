/** A student's balance after submissions, releases, corrections and deletions. */
import { deleteStudent, releaseResults, updateExamination } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../test/factories.ts';
import { aScore, aScoredExamination, balancesOf, moveTo, takeIt } from '../../test/store-scores.ts';
import { GRACE, MINUTE } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { waitUntilBlocked } from '../../test/wait-until-blocked.ts';
import { lockAttempt } from '../attempts/attempts.queries.ts';
import { closeLocked } from '../attempts/deadline/close-attempt.ts';
import { closeOverdueAttempts } from '../attempts/deadline/close-overdue-attempts.ts';
import { startAttempt } from '../attempts/start/start-attempt.ts';
import { countReleasedResults } from '../examinations/release/count-released-results.ts';
import { refreshBalances } from './balances.ts';
import { matchBalances } from './match-balances.ts';

const app = await createTestApp({ TOKEN_HOURS: '8760' });
const { context, call, clock } = app;
const { db } = context;
const HOUR = 60 * MINUTE;

/** Returns the student's totals, the latest month first. */
const totals = async (student: { id: string }) =>
  (await balancesOf(context, student)).map(({ total_score }) => total_score);
const sweep = () => countReleasedResults(context);

describe('a balance', () => {
  test('is the sum over examinations of the best score of the month', async () => {
    const student = await aStudent(context);
    const twice = await aScoredExamination(context, [1, 2, 4]);
    await takeIt(context, student, twice, [2]);
    expect(await totals(student)).toEqual([4]);
    await takeIt(context, student, twice, [0]);
    expect(await totals(student)).toEqual([4]);
    await takeIt(context, student, twice, [0, 1, 2]);
    await aScore(context, student, 2.5);
    expect(await totals(student)).toEqual([9.5]);
  });

  test('is zero after a score of zero, and missing without a result', async () => {
    const [student, other] = [await aStudent(context), await aStudent(context)];
    await takeIt(context, student, await aScoredExamination(context, [3]), []);
    expect([await totals(student), await totals(other)]).toEqual([[0], []]);
  });

  test('is reached when the last of its scores is first reached', async () => {
    const student = await aStudent(context);
    const repeated = await aScoredExamination(context, [5]);
    await takeIt(context, student, repeated);
    const first = (await balancesOf(context, student))[0]?.reached_at;
    clock.advance(HOUR);
    await takeIt(context, student, repeated);
    expect((await balancesOf(context, student))[0]?.reached_at).toEqual(first);
    await aScore(context, student, 1);
    const later = (await balancesOf(context, student))[0]?.reached_at;
    expect((later?.getTime() ?? 0) - (first?.getTime() ?? 0)).toBeGreaterThanOrEqual(HOUR);
  });

  test('counts attempts closed by the sweep in the month of the due time', async () => {
    moveTo(app, '2031-03-31T16:30:00Z');
    const students = [await aStudent(context), await aStudent(context)];
    const { id } = await aScoredExamination(context, [1], { examination_duration: 20 });
    await db
      .updateTable('revisions')
      .set({ examination_duration: 20 })
      .where('examination_id', '=', id)
      .execute();
    for (const student of students) await startAttempt(context, student.id, { exam_id: id });
    // When the sweep runs, it is April in Jakarta.
    clock.advance(60 * MINUTE + GRACE);
    await closeOverdueAttempts(context);
    for (const student of students) {
      expect((await balancesOf(context, student)).map(({ month }) => month)).toEqual(['2031-03-01']);
    }
  });

  test('is right after many concurrent submissions', async () => {
    const student = await aStudent(context);
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((points) => aScore(context, student, points)));
    expect(await totals(student)).toEqual([36]);
  });
});

describe('months', () => {
  test('begin at midnight of the school’s time zone, also at the turn of the year', async () => {
    const student = await aStudent(context);
    moveTo(app, '2031-12-31T16:59:59Z');
    await aScore(context, student, 3);
    clock.advance(2000);
    await aScore(context, student, 4);
    const balances = await balancesOf(context, student);
    expect(balances.map(({ month, total_score }) => [month, total_score])).toEqual([
      ['2032-01-01', 4],
      ['2031-12-01', 3],
    ]);
  });

  test('are recomputed for another time zone only by matchBalances', async () => {
    const student = await aStudent(context);
    moveTo(app, '2032-02-29T17:30:00Z');
    await aScore(context, student, 3);
    const months = async () => (await balancesOf(context, student)).map(({ month }) => month);
    const match = () => db.transaction().execute((trx) => matchBalances(trx, context));
    await match();
    expect(await months()).toEqual(['2032-03-01']);
    await db.updateTable('settings').set({ time_zone: 'Europe/Berlin' }).execute();
    await aScore(context, student, 1);
    expect(await months()).toEqual(['2032-03-01']);
    await Promise.all([match(), match()]);
    expect([await months(), await totals(student)]).toEqual([['2032-02-01'], [4]]);
    await aScore(context, student, 1);
    expect([await months(), await totals(student)]).toEqual([['2032-02-01'], [5]]);
    await db.updateTable('settings').set({ time_zone: null }).execute();
    await match();
    expect(await months()).toEqual(['2032-03-01']);
  });
});

const admin = await anAdmin(context);

describe('an unreleased score', () => {
  const edit = (id: string, settings: object) =>
    call(updateExamination, {
      as: admin,
      params: { id },
      body: { examination_name: 'Same', examination_desc: '', examination_duration: 60, ...settings },
    });

  test('counts once an admin releases it', async () => {
    const student = await aStudent(context);
    const examination = await aScoredExamination(context, [6], { results_release: 'by_hand' });
    await takeIt(context, student, examination);
    await sweep();
    expect(await totals(student)).toEqual([]);
    await call(releaseResults, { as: admin, params: { id: examination.id } });
    expect(await totals(student)).toEqual([6]);
    await takeIt(context, await aStudent(context), examination);
    expect(await totals(student)).toEqual([6]);
  });

  test('counts once its release time has passed', async () => {
    const student = await aStudent(context);
    const examination = await aScoredExamination(context, [6], {
      results_release: 'at_time',
      results_at: new Date(context.clock().getTime() + HOUR),
    });
    await takeIt(context, student, examination);
    await sweep();
    expect(await totals(student)).toEqual([]);
    clock.advance(HOUR + GRACE - 1000);
    await sweep();
    expect(await totals(student)).toEqual([]);
    clock.advance(1000);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await totals(student)).toEqual([6]);
  });

  test('counts or does not count as the settings change', async () => {
    const student = await aStudent(context);
    const examination = await aScoredExamination(context, [6]);
    await takeIt(context, student, examination);
    await aScore(context, student, 1);
    await edit(examination.id, { results_release: 'by_hand' });
    expect(await totals(student)).toEqual([1]);
    await edit(examination.id, { results_release: 'at_time', results_at: '2020-01-01T00:00:00Z' });
    expect(await totals(student)).toEqual([7]);
    await edit(examination.id, { results_release: 'at_time', results_at: '2040-01-01T00:00:00Z' });
    expect(await totals(student)).toEqual([1]);
    await edit(examination.id, { results_release: 'at_once' });
    expect(await totals(student)).toEqual([7]);
  });

  test('counts for everyone who submits while it is released', async () => {
    const students = await Promise.all(Array.from({ length: 12 }, () => aStudent(context)));
    const examination = await aScoredExamination(context, [6], { results_release: 'by_hand' });
    const early = students.slice(0, 4);
    await Promise.all(early.map((student) => takeIt(context, student, examination)));
    await Promise.all([
      ...students.slice(4).map((student) => takeIt(context, student, examination)),
      call(releaseResults, { as: admin, params: { id: examination.id } }),
    ]);
    for (const student of students) expect(await totals(student)).toEqual([6]);
  });
});

test('a corrected result changes the balance after a refresh', async () => {
  const student = await aStudent(context);
  await aScore(context, student, 6);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('results')
      .set({ result_score: 2 })
      .where('attempt_id', 'in', trx.selectFrom('attempts').select('id').where('user_id', '=', student.id))
      .execute();
    await refreshBalances(trx, context, [student.id]);
  });
  expect(await totals(student)).toEqual([2]);
});

test('a month without results has no balance', async () => {
  const student = await aStudent(context);
  await aScore(context, student, 6);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('attempts').where('user_id', '=', student.id).execute();
    await refreshBalances(trx, context, [student.id]);
  });
  expect(await totals(student)).toEqual([]);
});

test('a student can be deleted while an attempt closes, and then has no balance', async () => {
  const student = await aStudent(context);
  await aScore(context, student, 6);
  const attempt = await startAttempt(context, student.id, {
    exam_id: (await aScoredExamination(context, [1])).id,
  });
  const closing = await db.startTransaction().execute();
  await lockAttempt(closing, attempt.id);
  const deletion = call(deleteStudent, { as: admin, params: { id: student.id } });
  await waitUntilBlocked(db);
  await closeLocked(
    closing,
    context,
    [{ attempt, closed_by: 'student', stored: new Map() }],
    context.clock(),
  );
  await closing.commit().execute();
  expect((await deletion).status).toBe(200);
  expect(await totals(student)).toEqual([]);
});
