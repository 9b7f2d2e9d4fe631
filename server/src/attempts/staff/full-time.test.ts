import {
  countCutAttempts,
  finishSection,
  getClock,
  giveFullTime,
  reopenAttempt,
  updateExamination,
} from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent } from '../../../test/factories.ts';
import { attemptCalls, MINUTE, type Student } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, aTimedAttempt, eventsOf, start, submit } = attemptCalls(app);
const admin = await anAdmin(context);

const inMinutes = (minutes: number) => new Date(context.clock().getTime() + minutes * MINUTE);
const countOf = async (id: string) =>
  (await call(countCutAttempts, { as: admin, params: { id } })).reply.attempts;
const giveTo = async (id: string) =>
  (await call(giveFullTime, { as: admin, params: { id }, body: {} })).reply.extended;
const clockOf = async (student: Student, exam_id: string) =>
  (await call(getClock, { as: student, query: { exam_id } })).reply;
const minutesOf = async (student: Student, exam_id: string) => {
  const { examination_start_time, examination_due_time } = (await clockOf(student, exam_id)).pivot;
  return Math.round((Date.parse(examination_due_time) - Date.parse(examination_start_time)) / MINUTE);
};

async function closeAt(id: string, closes_at: Date, minutes: number) {
  const form = { examination_name: 'Quiz', examination_desc: 'A quiz.', examination_duration: minutes };
  const body = { ...form, closes_at: closes_at.toISOString() };
  const { status } = await call(updateExamination, { as: admin, params: { id }, body });
  expect(status).toBe(200);
}

describe('students who started shortly before the closing time', () => {
  test('get their full time after the window was extended, and only once', async () => {
    const late = await aRunningAttempt({ minutes: 45, settings: { closes_at: inMinutes(10) } });
    const { student, exam_id, attempt_id } = late;
    expect(await minutesOf(student, exam_id)).toBe(10);
    expect(await countOf(exam_id)).toBe(0);
    await closeAt(exam_id, inMinutes(70), 45);
    const usual = await aStudent(context);
    await start(usual, exam_id);
    expect(await countOf(exam_id)).toBe(1);
    expect(await giveTo(exam_id)).toBe(1);
    expect(await minutesOf(student, exam_id)).toBe(45);
    expect(await minutesOf(usual, exam_id)).toBe(45);
    expect([await countOf(exam_id), await giveTo(exam_id)]).toEqual([0, 0]);
    const [, extended] = await eventsOf(attempt_id);
    expect(extended).toMatchObject({ kind: 'extended', by: 'admin', details: { cause: 'closing_time' } });
    expect(extended?.details.minutes).toBeCloseTo(35, 0);
  });

  test('get as much as the new closing time allows', async () => {
    const settings = { closes_at: inMinutes(10) };
    const { student, exam_id } = await aRunningAttempt({ minutes: 45, settings });
    await closeAt(exam_id, inMinutes(30), 45);
    await giveTo(exam_id);
    expect(await minutesOf(student, exam_id)).toBe(30);
  });

  test('get the time in their last section, after they have ended another one early', async () => {
    const { student, exam_id } = await aTimedAttempt({ settings: { closes_at: inMinutes(15) } });
    clock.advance(2 * MINUTE);
    await call(finishSection, { as: student, body: { exam_id, section: 0 } });
    expect(await minutesOf(student, exam_id)).toBe(15);
    await closeAt(exam_id, inMinutes(90), 30);
    expect(await giveTo(exam_id)).toBe(1);
    expect(await minutesOf(student, exam_id)).toBe(22);
    const { pivot, section_pivot } = await clockOf(student, exam_id);
    expect(section_pivot?.section_due_time).toBe(pivot.examination_due_time);
  });

  test('keep the minutes of a reopening, which an admin has chosen', async () => {
    const settings = { closes_at: inMinutes(10) };
    const { student, exam_id, attempt_id } = await aRunningAttempt({ minutes: 45, settings });
    await submit(student, exam_id);
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    await closeAt(exam_id, inMinutes(70), 45);
    expect([await countOf(exam_id), await giveTo(exam_id)]).toEqual([0, 0]);
  });
});
