import {
  decideLateAnswers,
  extendAttempt,
  finishSection,
  getClock,
  getResult,
  reopenAttempt,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE, type Student } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { lockExaminationsAgainstStarts } from '../../examinations/examinations.queries.ts';
import { lockAttempt } from '../attempts.queries.ts';
import { closeOverdueAttempts } from '../deadline/close-overdue-attempts.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const {
  answersOf,
  aRunningAttempt,
  aTimedAttempt,
  attemptsOf,
  eventsOf,
  resultsOf,
  save,
  sendLate,
  start,
  state,
  submit,
} = attemptCalls(app);
const admin = await anAdmin(context);

const reopen = (attemptId: string, minutes = 10, reason?: string) =>
  call(reopenAttempt, { as: admin, params: { attemptId }, body: { minutes, reason } });
const reopenSection = (attemptId: string, section: number, minutes: number) =>
  call(reopenAttempt, { as: admin, params: { attemptId }, body: { minutes, section } });

describe('reopening an attempt', () => {
  test('fails for an unknown or running attempt, or if there is a newer one', async () => {
    expect((await reopen(newId())).status).toBe(404);
    const { student, exam_id, attempt_id } = await aRunningAttempt({ attempts_allowed: 3 });
    expect((await reopen(attempt_id, 0)).status).toBe(422);
    expect((await reopen(attempt_id)).error.code).toBe('attempt_running');
    await submit(student, exam_id);
    await start(student, exam_id);
    expect((await reopen(attempt_id)).error.code).toBe('another_attempt');
    await submit(student, exam_id);
    expect((await reopen(attempt_id)).error.code).toBe('another_attempt');
    expect(await resultsOf(attempt_id)).toHaveLength(1);
  });

  test('deletes the result, keeps all answers, and gives the minutes', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    await submit(student, exam_id);
    clock.advance(3 * 60 * MINUTE);
    const { reply } = await reopen(attempt_id, 10, 'pressed by mistake');
    expect(reply.attempt).toMatchObject({
      submitted_at: null,
      closed_by: null,
      result_score: null,
      answered: 1,
    });
    const left = Date.parse(reply.attempt.due_at) - context.clock().getTime();
    expect(Math.round(left / MINUTE)).toBe(10);
    expect((await call(getResult, { as: student, query: { exam_id } })).status).toBe(404);
    await save(student, exam_id, [{ question_id: items.second, option: '1', seq: 2 }]);
    const { exam_result } = (await submit(student, exam_id)).reply;
    expect(exam_result?.result_score).toBe(3);
    expect(await eventsOf(attempt_id)).toMatchObject([
      { kind: 'started' },
      { kind: 'submitted' },
      { kind: 'reopened', admin_id: admin.id, details: { minutes: 10, reason: 'pressed by mistake' } },
      { kind: 'submitted' },
    ]);
  });

  test('works for an overdue attempt before the sweep, and the attempt ends again by itself', async () => {
    const { attempt_id, student, exam_id } = await aRunningAttempt({ minutes: 10 });
    clock.advance(10 * MINUTE + GRACE);
    expect((await reopen(attempt_id, 5)).status).toBe(200);
    clock.advance(5 * MINUTE + GRACE);
    await closeOverdueAttempts(context);
    expect((await state(student, exam_id)).reply.submitted_at).not.toBeNull();
    expect(await resultsOf(attempt_id)).toHaveLength(1);
  });

  test('takes effect once under concurrent requests', async () => {
    const { student, exam_id, attempt_id } = await aRunningAttempt();
    await submit(student, exam_id);
    const answers = await Promise.all([1, 2, 3].map(() => reopen(attempt_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('waits for a correction of an answer key, without a lock that the correction needs', async () => {
    const { student, exam_id, attempt_id } = await aRunningAttempt();
    await submit(student, exam_id);
    const reopened = await context.db.transaction().execute(async (trx) => {
      await lockExaminationsAgainstStarts(trx, [exam_id]);
      const answer = reopen(attempt_id);
      await waitUntilBlocked(context.db);
      await lockAttempt(trx, attempt_id);
      return { answer };
    });
    expect((await reopened.answer).status).toBe(200);
  });

  test('does not take the reply from a concurrent submit', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
    const { submitting, reopening } = await context.db.transaction().execute(async (trx) => {
      await lockAttempt(trx, attempt_id);
      const submitting = submit(student, exam_id);
      await waitUntilBlocked(context.db);
      const reopening = reopen(attempt_id);
      await waitUntilBlocked(context.db, 2);
      return { submitting, reopening };
    });
    expect((await submitting).reply.exam_result?.result_score).toBe(2);
    expect((await reopening).status).toBe(200);
    expect(await resultsOf(attempt_id)).toEqual([]);
  });

  test('leaves one running attempt if the next one is started concurrently', async () => {
    for (const _ of Array.from({ length: 10 })) {
      const { student, exam_id, attempt_id } = await aRunningAttempt({ attempts_allowed: 2 });
      await submit(student, exam_id);
      const [reopened, started] = await Promise.all([reopen(attempt_id), start(student, exam_id)]);
      expect([200, 409]).toContain(reopened.status);
      expect(started.status).toBe(200);
      const running = (await attemptsOf(student)).filter(({ submitted_at }) => submitted_at === null);
      expect(running.map(({ id }) => id)).toEqual([started.reply.exam.attempt_id]);
    }
  });

  test('keeps late answers', async () => {
    const attempt = await aRunningAttempt();
    const answered_at = context.clock().toISOString();
    await submit(attempt.student, attempt.exam_id);
    await sendLate(attempt.student, attempt, [
      { question_id: attempt.items.first, option: '1', seq: 1, answered_at },
    ]);
    await reopen(attempt.attempt_id);
    const { reply } = await submit(attempt.student, attempt.exam_id);
    expect(reply.exam_result?.result_score).toBe(0);
    const late = context.db
      .selectFrom('late_answers')
      .selectAll()
      .where('attempt_id', '=', attempt.attempt_id);
    expect(await late.execute()).toHaveLength(1);
  });

  test('does not let an earlier late answer replace a later choice, which continues from its seq', async () => {
    const attempt = await aRunningAttempt({ settings: { results_release: 'by_hand' } });
    const { student, exam_id, attempt_id, items } = attempt;
    const answered_at = context.clock().toISOString();
    await submit(student, exam_id);
    clock.advance(MINUTE);
    await sendLate(student, attempt, [
      { question_id: items.first, option: '2', seq: 9, answered_at },
      { question_id: items.second, option: '1', seq: 10, answered_at },
    ]);
    await reopen(attempt_id);
    clock.advance(MINUTE);
    const { seq } = (await state(student, exam_id)).reply;
    await save(student, exam_id, [{ question_id: items.first, option: '1', seq: seq + 1 }]);
    await submit(student, exam_id);
    const { reply } = await call(decideLateAnswers, {
      as: admin,
      params: { attemptId: attempt_id },
      body: { decision: 'count' },
    });
    expect(reply.attempt).toMatchObject({ late: null, answered: 2 });
    expect(await answersOf(attempt_id)).toMatchObject({
      [items.first]: { option: '1' },
      [items.second]: { option: '1' },
    });
  });

  test.each([
    ['by the student in the first section', 4, true, 0],
    ['by the student in the second section', 15, true, 1],
    ['by the end of the time', 30, false, 1],
  ])(
    'of an attempt that was ended %s continues in the section of its end',
    async (_, minute, bySubmit, section) => {
      const { student, exam_id, attempt_id, items } = await aTimedAttempt();
      clock.advance(minute * MINUTE + (bySubmit ? 0 : GRACE));
      if (bySubmit) await submit(student, exam_id);
      else await closeOverdueAttempts(context);
      clock.advance(90 * MINUTE);
      await reopen(attempt_id, 5);
      clock.advance(4 * MINUTE);
      const { pivot, section_pivot } = (await call(getClock, { as: student, query: { exam_id } })).reply;
      expect(section_pivot).toMatchObject({ section, section_due_time: pivot.examination_due_time });
      const answers = [{ question_id: items[section] ?? '', option: '1', seq: 1 }];
      expect((await save(student, exam_id, answers)).status).toBe(200);
    },
  );
});

describe('reopening a section', () => {
  const finish = (student: Student, exam_id: string) =>
    call(finishSection, { as: student, body: { exam_id, section: 0 } });
  /** The open section, with the minutes until its end and until the end of the attempt. */
  async function openSection(student: Student, exam_id: string) {
    const { pivot, section_pivot } = (await call(getClock, { as: student, query: { exam_id } })).reply;
    const minutes = (until = '') => Math.round((Date.parse(until) - context.clock().getTime()) / MINUTE);
    return [
      section_pivot?.section,
      minutes(section_pivot?.section_due_time),
      minutes(pivot.examination_due_time),
    ];
  }

  test('is rejected if the section has not ended, or if sections have no timers', async () => {
    const { attempt_id, student, exam_id } = await aTimedAttempt();
    expect((await reopenSection(attempt_id, 0, 5)).error.code).toBe('section_not_over');
    expect((await reopenSection(attempt_id, 7, 5)).error.code).toBe('section_not_over');
    await submit(student, exam_id);
    expect((await reopenSection(attempt_id, 1, 5)).error.code).toBe('section_not_over');
    const untimed = await aRunningAttempt();
    expect((await reopenSection(untimed.attempt_id, 0, 5)).error.code).toBe('no_section_timers');
  });

  test('of a running attempt opens it for the minutes, and the next one follows with its own', async () => {
    const { attempt_id, student, exam_id, items } = await aTimedAttempt();
    clock.advance(2 * MINUTE);
    await finish(student, exam_id);
    clock.advance(MINUTE);
    const { reply } = await reopenSection(attempt_id, 0, 7);
    expect(reply.attempt).toMatchObject({ open_section: { name: 'LISTENING' }, ended_sections: [] });
    expect(await openSection(student, exam_id)).toEqual([0, 7, 27]);
    expect((await state(student, exam_id)).reply).toMatchObject({ section: 0, question: 0 });
    expect((await save(student, exam_id, [{ question_id: items[0], option: '1', seq: 1 }])).status).toBe(200);
    clock.advance(7 * MINUTE);
    expect(await openSection(student, exam_id)).toEqual([1, 20, 20]);
    expect((await eventsOf(attempt_id)).at(-1)).toMatchObject({
      kind: 'reopened',
      by: 'admin',
      details: { minutes: 7, section: 0 },
    });
  });

  test('can be ended again by the student, and gets added time like any section', async () => {
    const { attempt_id, student, exam_id } = await aTimedAttempt();
    clock.advance(10 * MINUTE);
    await reopenSection(attempt_id, 0, 3);
    await call(extendAttempt, { as: admin, params: { attemptId: attempt_id }, body: { minutes: 2 } });
    expect(await openSection(student, exam_id)).toEqual([0, 5, 25]);
    await finish(student, exam_id);
    expect(await openSection(student, exam_id)).toEqual([1, 20, 20]);
  });

  test('of a closed attempt takes its result back', async () => {
    const { attempt_id, student, exam_id } = await aTimedAttempt();
    clock.advance(30 * MINUTE + GRACE);
    await closeOverdueAttempts(context);
    clock.advance(60 * MINUTE);
    expect((await reopenSection(attempt_id, 1, 4)).status).toBe(200);
    expect(await openSection(student, exam_id)).toEqual([1, 4, 4]);
    expect(await resultsOf(attempt_id)).toEqual([]);
  });
});
