/** Which examinations a student sees, and when the student can start them. */
import {
  archiveExamination,
  getExamination,
  listExaminations,
  restoreExamination,
  saveAnswers,
  startExam,
  submitExam,
} from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aClass, anAdmin, anExamination, aStudent } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { updateExaminationRow } from './examinations.queries.ts';

const { context, call, clock } = await createTestApp();
const { class_id: otherClass } = await aClass(context, '10X');

const MINUTE = 60_000;
type Student = Awaited<ReturnType<typeof aStudent>>;

const inMinutes = (minutes: number) => new Date(context.clock().getTime() + minutes * MINUTE);
const start = (student: Student, exam_id: string) => call(startExam, { as: student, body: { exam_id } });

async function sees(student: Student, id: string): Promise<boolean> {
  const { status } = await call(getExamination, { as: student, params: { id } });
  const { reply } = await call(listExaminations, { as: student });
  const isListed = reply.examinations.some((examination) => examination.id === id);
  expect(status).toBe(isListed ? 200 : 404);
  return isListed;
}

describe('classes', () => {
  test('an examination for other classes is hidden and cannot be started', async () => {
    const { id } = await anExamination(context, { classes: ['9A', '9B'] });
    for (const name of ['9C', '9', null]) {
      const student = await aStudent(context, { class: name });
      expect(await sees(student, id)).toBe(false);
      expect((await start(student, id)).status).toBe(404);
    }
  });

  test.each(['9A', ' 9a ', '9A ', '9 a', '9-A.'])(
    'are compared without case, spaces, dots and hyphens: %s',
    async (name) => {
      const { id } = await anExamination(context, { classes: ['9B', ' 9A'] });
      const student = await aStudent(context, { class: name });
      expect(await sees(student, id)).toBe(true);
      expect((await start(student, id)).status).toBe(200);
    },
  );

  test('apply to a student who has moved to another class', async () => {
    const { id } = await anExamination(context, { classes: ['9B'] });
    const student = await aStudent(context, { class: '9A' });
    expect(await sees(student, id)).toBe(false);
    const { class_id } = await aClass(context, '9B');
    await context.db.updateTable('users').set({ class_id }).where('id', '=', student.id).execute();
    expect(await sees(student, id)).toBe(true);
  });
});

describe('the window', () => {
  test('is shown before it opens, and a start is rejected', async () => {
    const opens_at = inMinutes(10);
    const { id } = await anExamination(context, { settings: { opens_at } });
    const student = await aStudent(context);
    const { reply } = await call(getExamination, { as: student, params: { id } });
    expect(reply).toMatchObject({ opens_at: opens_at.toISOString(), closes_at: null });
    const { status, error } = await start(student, id);
    expect([status, error]).toEqual([409, { code: 'not_open_yet', params: {}, message: expect.any(String) }]);
    clock.advance(10 * MINUTE);
    expect((await start(student, id)).status).toBe(200);
  });

  test('is shown after it has closed, and a start is rejected', async () => {
    const closes_at = inMinutes(10);
    const { id } = await anExamination(context, { settings: { closes_at } });
    const student = await aStudent(context);
    clock.advance(10 * MINUTE);
    const { reply } = await call(getExamination, { as: student, params: { id } });
    expect(reply.closes_at).toBe(closes_at.toISOString());
    const { status, error } = await start(student, id);
    expect([status, error]).toEqual([
      409,
      { code: 'examination_over', params: {}, message: expect.any(String) },
    ]);
  });

  test('limits the due time', async () => {
    const closes_at = inMinutes(25);
    const { id } = await anExamination(context, { minutes: 60, settings: { closes_at } });
    const { reply } = await start(await aStudent(context), id);
    expect(reply.exam.pivot.examination_due_time).toBe(closes_at.toISOString());
  });

  test('does not change the due time if it ends later', async () => {
    const { id } = await anExamination(context, { minutes: 10, settings: { closes_at: inMinutes(25) } });
    const { pivot } = (await start(await aStudent(context), id)).reply.exam;
    const minutes =
      (Date.parse(pivot.examination_due_time) - Date.parse(pivot.examination_start_time)) / MINUTE;
    expect(minutes).toBe(10);
  });

  test('rejects a student who has taken the examination as already_submitted, even after its end', async () => {
    const { id } = await anExamination(context, { settings: { closes_at: inMinutes(25) } });
    const student = await aStudent(context);
    await start(student, id);
    await call(submitExam, { as: student, body: { exam_id: id, answers: '[]' } });
    clock.advance(30 * MINUTE);
    expect((await start(student, id)).error.code).toBe('already_submitted');
  });
});

describe('a running attempt', () => {
  async function aRunningAttempt() {
    const student = await aStudent(context);
    const { id, items } = await anExamination(context, { attempts_allowed: 2 });
    const { attempt_id, pivot } = (await start(student, id)).reply.exam;
    return { student, id, question_id: items[0]?.id ?? '', attempt_id, pivot };
  }

  test.each([
    ['is archived', () => ({ status: 'archived' as const })],
    ['is for other classes', () => ({ class_ids: [otherClass] })],
    ['has closed', () => ({ closes_at: inMinutes(-1) })],
    ['opens later', () => ({ opens_at: inMinutes(60) })],
  ])('continues if the examination %s, and no other attempt starts', async (_, change) => {
    const { student, id, question_id, attempt_id, pivot } = await aRunningAttempt();
    await updateExaminationRow(context.db, id, change());
    expect(await sees(student, id)).toBe(true);
    expect((await start(student, id)).reply.exam).toMatchObject({ attempt_id, pivot });
    const answers = [{ question_id, option: '1', seq: 1 }];
    expect((await call(saveAnswers, { as: student, body: { exam_id: id, answers } })).status).toBe(200);
    const submitted = await call(submitExam, { as: student, body: { exam_id: id, answers: '[]' } });
    expect(submitted.reply.exam_result?.result_score).toBe(2);
    expect((await start(student, id)).status).toBeGreaterThanOrEqual(400);
  });

  test('is still in the results of its student after the examination is archived', async () => {
    const { student, id, attempt_id } = await aRunningAttempt();
    const admin = await anAdmin(context);
    await call(submitExam, { as: student, body: { exam_id: id, answers: '[]' } });
    await call(archiveExamination, { as: admin, params: { id } });
    expect(await sees(student, id)).toBe(false);
    const { reply } = await call(listExaminations, { as: student });
    expect(Object.keys(reply.examinations_result)).toEqual([attempt_id]);
    await call(restoreExamination, { as: admin, params: { id } });
    expect(await sees(student, id)).toBe(true);
  });
});
