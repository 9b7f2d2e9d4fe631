import { extendAttempt, finishSection, reopenAttempt, saveAnswers } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { lateAnswersOf, NONE_REFUSED, UNSEEN } from '../../../test/send-late-answers.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { closeOverdueAttempts } from '../deadline/close-overdue-attempts.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, aTimedAttempt, save, sendLate, submit } = attemptCalls(app);
const { admin, anOutage, count, listed, now } = await lateAnswersOf(app);

describe('the claimed time of a late answer', () => {
  test('is doubtful if the server received something from the student after it', async () => {
    const attempt = await aRunningAttempt({ minutes: 10, settings: UNSEEN });
    const { student, exam_id, items } = attempt;
    const invented = now();
    clock.advance(5 * MINUTE);
    const plausible = now();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    clock.advance(5 * MINUTE + GRACE);
    await sendLate(student, attempt, [
      { question_id: items.second, option: '1', seq: 2, answered_at: invented },
      { question_id: items.fourth, option: '1', seq: 3, answered_at: plausible },
    ]);
    expect(await listed(exam_id)).toMatchObject({ late: 2, late_doubtful: 1, late_refused: NONE_REFUSED });

    const walked = await aRunningAttempt({ minutes: 10, settings: UNSEEN });
    const chosen = now();
    clock.advance(5 * MINUTE);
    const position = { exam_id: walked.exam_id, answers: [], section: 0, question: 1 };
    expect((await call(saveAnswers, { as: walked.student, body: position })).status).toBe(200);
    clock.advance(5 * MINUTE + GRACE);
    await sendLate(walked.student, walked, [
      { question_id: walked.items.first, option: '1', seq: 2, answered_at: chosen },
    ]);
    expect(await listed(walked.exam_id)).toMatchObject({ late: 1, late_doubtful: 1 });

    const submitted = await aRunningAttempt({ settings: UNSEEN });
    clock.advance(2 * MINUTE);
    const before = now();
    await submit(submitted.student, submitted.exam_id);
    clock.advance(5000);
    await sendLate(submitted.student, submitted, [
      { question_id: submitted.items.first, option: '1', seq: 2, answered_at: before },
      { question_id: submitted.items.second, option: '1', seq: 3, answered_at: now() },
    ]);
    expect(await listed(submitted.exam_id)).toMatchObject({
      late: 2,
      late_doubtful: 1,
      late_refused: { ...NONE_REFUSED, not_in_time: 1 },
    });
    const params = { attemptId: submitted.attempt_id };
    await call(reopenAttempt, { as: admin, params, body: { minutes: 5 } });
    clock.advance(60 * MINUTE);
    await closeOverdueAttempts(context);
    expect(await listed(submitted.exam_id)).toMatchObject({
      closed_by: 'deadline',
      late: 2,
      late_doubtful: 1,
      late_refused: { ...NONE_REFUSED, not_in_time: 1 },
    });
  });

  test('is doubtful if the attempt was reopened after it', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt({ settings: UNSEEN });
    await submit(student, exam_id);
    clock.advance(MINUTE);
    const closed = now();
    clock.advance(MINUTE);
    await call(reopenAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 5 } });
    clock.advance(MINUTE);
    const open = now();
    clock.advance(10 * MINUTE);
    await closeOverdueAttempts(context);
    await sendLate(student, { exam_id, attempt_id }, [
      { question_id: items.first, option: '1', seq: 2, answered_at: closed },
      { question_id: items.second, option: '1', seq: 3, answered_at: open },
    ]);
    expect(await listed(exam_id)).toMatchObject({ closed_by: 'deadline', late: 2, late_doubtful: 1 });
  });

  test('is doubtful if the student ended a section after it', async () => {
    const attempt = await aTimedAttempt({ settings: UNSEEN });
    const { student, exam_id, items } = attempt;
    const invented = now();
    clock.advance(2 * MINUTE);
    const body = { exam_id, attempt_id: attempt.attempt_id, section: 0 };
    expect((await call(finishSection, { as: student, body })).status).toBe(200);
    clock.advance(40 * MINUTE);
    await sendLate(student, attempt, [{ question_id: items[0], option: '1', seq: 2, answered_at: invented }]);
    expect(await listed(exam_id)).toMatchObject({ late: 1, late_doubtful: 1 });
  });

  test('is accepted within the grace, and rejected after it', async () => {
    const late = await anOutage();
    const { items } = late;
    const end = Date.parse(late.pivot.examination_due_time);
    const at = (ms: number) => new Date(end + ms).toISOString();
    await sendLate(late.student, late, [
      { question_id: items.second, option: '1', seq: 2, answered_at: at(GRACE - 1) },
      { question_id: items.fourth, option: '1', seq: 3, answered_at: at(GRACE) },
    ]);
    expect((await listed(late.exam_id))?.late_refused).toEqual({ ...NONE_REFUSED, not_in_time: 1 });
    expect((await count(late.attempt_id)).reply.attempt).toMatchObject({ result_score: 3, late: 1 });
    const { status, error } = await count(late.attempt_id);
    expect([status, error.code]).toEqual([409, 'no_late_answers']);
  });

  test('is rejected if it is before the start of the attempt', async () => {
    const late = await anOutage();
    const answered_at = new Date(Date.parse(late.pivot.examination_start_time) - 1).toISOString();
    await sendLate(late.student, late, [
      { question_id: late.items.fourth, option: '1', seq: 3, answered_at },
    ]);
    expect((await listed(late.exam_id))?.late_refused).toEqual({ ...NONE_REFUSED, not_in_time: 1 });
    expect((await count(late.attempt_id)).error.code).toBe('no_late_answers');
  });

  test('is rejected if it is after a submission from another device', async () => {
    const attempt = await aRunningAttempt({ settings: UNSEEN });
    await submit(attempt.student, attempt.exam_id);
    clock.advance(MINUTE);
    const answered_at = now();
    await sendLate(attempt.student, attempt, [
      { question_id: attempt.items.first, option: '1', seq: 1, answered_at },
    ]);
    expect((await count(attempt.attempt_id)).error.code).toBe('no_late_answers');
  });

  test('is rejected if the section was not open then', async () => {
    const { student, exam_id, attempt_id, items } = await aTimedAttempt({ settings: UNSEEN });
    clock.advance(15 * MINUTE);
    const answered_at = now();
    clock.advance(15 * MINUTE + GRACE);
    const entries = items.map((question_id, at) => ({ question_id, option: '1', seq: at + 1, answered_at }));
    expect((await sendLate(student, { exam_id, attempt_id }, entries)).reply.received).toBe(2);
    expect((await count(attempt_id)).reply.attempt).toMatchObject({ answered: 1, late: 1, result_score: 1 });
  });

  test('is accepted for sections of a device that did not know of added time', async () => {
    const { student, exam_id, attempt_id, items } = await aTimedAttempt({ settings: UNSEEN });
    const [listening, reading] = items;
    clock.advance(5 * MINUTE);
    const params = { attemptId: attempt_id };
    await call(extendAttempt, { as: admin, params, body: { minutes: 10, reason: 'A fire drill' } });
    const early = now();
    // With the added time, the first section lasts 20 minutes. On the device, it lasts 10.
    clock.advance(7 * MINUTE);
    const inSecondSection = now();
    clock.advance(28 * MINUTE + GRACE);
    await sendLate(student, { exam_id, attempt_id }, [
      { question_id: listening, option: '1', seq: 1, answered_at: early },
      { question_id: reading, option: '1', seq: 2, answered_at: inSecondSection },
    ]);
    expect(await listed(exam_id)).toMatchObject({ late: 2, late_refused: NONE_REFUSED });
    expect((await count(attempt_id)).reply.attempt).toMatchObject({ answered: 2, result_score: 2 });
  });
});
