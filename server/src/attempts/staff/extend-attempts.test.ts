import { extendAttempt, extendAttempts, finishSection, getClock, listAttempts } from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anAdmin, anExamination, aStudent } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE, type Student } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { lockAttempt } from '../attempts.queries.ts';
import { closeOverdueAttempts } from '../deadline/close-overdue-attempts.ts';

const app = await createTestApp();
const { call, clock, context } = app;
const { aRunningAttempt, aTimedAttempt, eventsOf, save, start, state, submit } = attemptCalls(app);
const admin = await anAdmin(context);

const extend = (attemptId: string, minutes: number, reason?: string) =>
  call(extendAttempt, { as: admin, params: { attemptId }, body: { minutes, reason } });
const extendAll = (id: string, minutes: number) =>
  call(extendAttempts, { as: admin, params: { id }, body: { minutes } });
const list = (id: string) => call(listAttempts, { as: admin, params: { id } });
const clockOf = async (student: Student, exam_id: string) =>
  (await call(getClock, { as: student, query: { exam_id } })).reply;
const dueOf = async (student: Student, exam_id: string) =>
  Date.parse((await clockOf(student, exam_id)).pivot.examination_due_time);

describe('extending an attempt', () => {
  test.each([0, 2.5, 1e9, -1e9, '5', null])('is refused for %j minutes', async (minutes) => {
    const { attempt_id } = await aRunningAttempt();
    expect((await extend(attempt_id, minutes as number)).status).toBe(422);
  });

  test('fails for an unknown or closed attempt', async () => {
    expect((await extend(newId(), 5)).status).toBe(404);
    expect((await extendAll(newId(), 5)).status).toBe(404);
    const { student, exam_id, attempt_id } = await aRunningAttempt();
    await submit(student, exam_id);
    const { status, error } = await extend(attempt_id, 5);
    expect([status, error.code]).toEqual([410, 'attempt_closed']);
    const overdue = await aRunningAttempt({ minutes: 10 });
    clock.advance(10 * MINUTE + GRACE);
    expect((await extend(overdue.attempt_id, 5)).status).toBe(410);
  });

  test('moves the due time, shows it in the student’s clock, and accepts saves until then', async () => {
    const { student, exam_id, attempt_id, items, pivot } = await aRunningAttempt({ minutes: 10 });
    clock.advance(10 * MINUTE + GRACE - 1000);
    const { reply } = await extend(attempt_id, 15, 'walked to another room');
    const due = Date.parse(pivot.examination_due_time) + 15 * MINUTE;
    expect(Date.parse(reply.attempt.due_at)).toBe(due);
    expect(await dueOf(student, exam_id)).toBe(due);
    clock.advance(14 * MINUTE);
    await closeOverdueAttempts(context);
    expect((await save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }])).status).toBe(
      200,
    );
    expect((await state(student, exam_id)).reply.submitted_at).toBeNull();
  });

  test('may go beyond the end of the window', async () => {
    const closes_at = new Date(context.clock().getTime() + 10 * MINUTE);
    const { student, exam_id, attempt_id } = await aRunningAttempt({ settings: { closes_at } });
    await extend(attempt_id, 20);
    expect(await dueOf(student, exam_id)).toBe(closes_at.getTime() + 20 * MINUTE);
  });

  test('is recorded with the minutes, the reason and the admin', async () => {
    const { attempt_id } = await aRunningAttempt();
    await extend(attempt_id, 5, 'a fire drill');
    await extend(attempt_id, 2);
    const [, ...events] = await eventsOf(attempt_id);
    expect(events).toMatchObject([
      { kind: 'extended', by: 'admin', admin_id: admin.id, details: { minutes: 5, reason: 'a fire drill' } },
      { kind: 'extended', details: { minutes: 2 } },
    ]);
  });

  test('adds up if two admins extend at once', async () => {
    const { student, exam_id, attempt_id, pivot } = await aRunningAttempt();
    await Promise.all([extend(attempt_id, 5), extend(attempt_id, 7), extendAll(exam_id, 1)]);
    expect(await dueOf(student, exam_id)).toBe(Date.parse(pivot.examination_due_time) + 13 * MINUTE);
  });

  test('prolongs the open section, and moves the later ones', async () => {
    const { student, exam_id, attempt_id, items } = await aTimedAttempt();
    clock.advance(9 * MINUTE);
    await extend(attempt_id, 5);
    clock.advance(5 * MINUTE);
    const { pivot, section_pivot } = await clockOf(student, exam_id);
    const started = Date.parse(pivot.examination_start_time);
    expect(section_pivot?.section).toBe(0);
    expect(Date.parse(section_pivot?.section_due_time ?? '') - started).toBe(15 * MINUTE);
    expect(Date.parse(pivot.examination_due_time) - started).toBe(35 * MINUTE);
    const answers = [{ question_id: items[0], option: '1', seq: 1 }];
    expect((await save(student, exam_id, answers)).status).toBe(200);
  });

  test('does not reject a concurrent save', async () => {
    const { student, exam_id, attempt_id, items } = await aRunningAttempt();
    const { saving } = await context.db.transaction().execute(async (trx) => {
      await lockAttempt(trx, attempt_id);
      const extending = extend(attempt_id, 5);
      await waitUntilBlocked(context.db);
      const saving = save(student, exam_id, [{ question_id: items.first, option: '1', seq: 1 }]);
      await waitUntilBlocked(context.db, 2);
      return { saving, extending };
    });
    expect((await saving).status).toBe(200);
    expect((await state(student, exam_id)).reply.answers[items.first]?.seq).toBe(1);
  });
});

describe('taking time back from an attempt', () => {
  test('moves the due time back, with its event', async () => {
    const { student, exam_id, attempt_id, pivot } = await aRunningAttempt();
    await extend(attempt_id, 10);
    const { reply } = await extend(attempt_id, -5, 'a mistake');
    expect(reply.message).toBe('The time is taken back.');
    expect(await dueOf(student, exam_id)).toBe(Date.parse(pivot.examination_due_time) + 5 * MINUTE);
    expect((await eventsOf(attempt_id)).at(-1)).toMatchObject({
      kind: 'extended',
      by: 'admin',
      details: { minutes: -5, reason: 'a mistake' },
    });
  });

  test('is rejected if the attempt would have ended before now', async () => {
    const { student, exam_id, attempt_id, pivot } = await aRunningAttempt({ minutes: 10 });
    clock.advance(6 * MINUTE);
    const { status, error } = await extend(attempt_id, -5);
    expect([status, error.code]).toEqual([409, 'too_little_time']);
    expect((await extendAll(exam_id, -5)).error.code).toBe('too_little_time');
    expect(await dueOf(student, exam_id)).toBe(Date.parse(pivot.examination_due_time));
    expect((await extend(attempt_id, -3)).status).toBe(200);
  });

  test('shortens the open section by the same time, and moves the later ones', async () => {
    const { student, exam_id, attempt_id } = await aTimedAttempt();
    await extend(attempt_id, 100);
    clock.advance(5 * MINUTE);
    await extend(attempt_id, -90);
    const { pivot, section_pivot } = await clockOf(student, exam_id);
    const started = Date.parse(pivot.examination_start_time);
    expect(section_pivot?.section).toBe(0);
    expect(Date.parse(section_pivot?.section_due_time ?? '') - started).toBe(20 * MINUTE);
    expect(Date.parse(pivot.examination_due_time) - started).toBe(40 * MINUTE);
  });

  test('is rejected if the open section would have ended before now', async () => {
    const { attempt_id } = await aTimedAttempt();
    clock.advance(6 * MINUTE);
    expect((await extend(attempt_id, -5)).error.code).toBe('too_little_time');
  });

  test('leaves the beginning of a section that follows an ended one', async () => {
    const { student, exam_id, attempt_id } = await aTimedAttempt();
    clock.advance(2 * MINUTE);
    await call(finishSection, { as: student, body: { exam_id, section: 0 } });
    const { section_start_time } = (await clockOf(student, exam_id)).section_pivot ?? {};
    clock.advance(MINUTE);
    await extend(attempt_id, -9);
    const { pivot, section_pivot } = await clockOf(student, exam_id);
    expect(section_pivot).toMatchObject({
      section: 1,
      section_start_time,
      section_due_time: pivot.examination_due_time,
    });
    const minutes = (Date.parse(pivot.examination_due_time) - Date.parse(section_start_time ?? '')) / MINUTE;
    expect(Math.round(minutes)).toBe(11);
  });
});

describe('extending all attempts', () => {
  test('can be undone for the same attempts, except for those with too little time left', async () => {
    const { id } = await anExamination(context, { minutes: 10 });
    const [early, late, later] = [await aStudent(context), await aStudent(context), await aStudent(context)];
    await start(early, id);
    clock.advance(8 * MINUTE);
    await start(late, id);
    const { reply } = await extendAll(id, 5);
    await start(later, id);
    const before = await Promise.all([early, late, later].map((student) => dueOf(student, id)));
    clock.advance(3 * MINUTE);
    const body = { minutes: -5, attempt_ids: reply.attempt_ids };
    const undone = await call(extendAttempts, { as: admin, params: { id }, body });
    expect(undone.reply).toMatchObject({ extended: 1, too_short: 1 });
    const after = await Promise.all([early, late, later].map((student) => dueOf(student, id)));
    expect(after.map((due, at) => due - (before[at] ?? 0))).toEqual([0, -5 * MINUTE, 0]);
  });

  test('affects all running attempts of the examination, and no others', async () => {
    const { id } = await anExamination(context);
    const [first, second, done] = [await aStudent(context), await aStudent(context), await aStudent(context)];
    const other = await aRunningAttempt();
    for (const student of [first, second, done]) await start(student, id);
    await submit(done, id);
    const before = await dueOf(first, id);
    expect((await extendAll(id, 10)).reply.extended).toBe(2);
    expect(await dueOf(first, id)).toBe(before + 10 * MINUTE);
    expect(await dueOf(other.student, other.exam_id)).toBe(Date.parse(other.pivot.examination_due_time));
    const { reply } = await list(id);
    const events = await Promise.all(reply.attempts.map((attempt) => eventsOf(attempt.id)));
    expect(events.flat().filter(({ kind }) => kind === 'extended')).toHaveLength(2);
  });
});

describe('the list of attempts', () => {
  test('is refused for an examination that does not exist', async () => {
    expect((await list(newId())).status).toBe(404);
  });

  test('has running attempts first, then the newest, each with its outcome', async () => {
    const { id, items } = await anExamination(context);
    const early = await aStudent(context, { first_name: 'Early' });
    const late = await aStudent(context, { first_name: 'Late' });
    const running = await aStudent(context, { first_name: 'Running', class: null });
    for (const student of [running, early, late]) await start(student, id);
    await save(early, id, [
      { question_id: items[0]?.id ?? '', option: '1', seq: 1 },
      { question_id: items[1]?.id ?? '', option: null, seq: 2 },
    ]);
    for (const student of [early, late]) {
      clock.advance(MINUTE);
      await submit(student, id);
    }
    const { attempts } = (await list(id)).reply;
    expect(attempts.map(({ user }) => user.first_name)).toEqual(['Running', 'Late', 'Early']);
    expect(attempts[0]).toMatchObject({
      user: { id: running.id, class: null, login: running.email },
      submitted_at: null,
      closed_by: null,
      result_score: null,
      answered: 0,
      late: null,
    });
    expect(attempts[2]).toMatchObject({
      number: 1,
      closed_by: 'student',
      answered: 1,
      result_score: 2,
      result_max: 7.5,
    });
  });
});

describe('extending chosen attempts', () => {
  const extendSome = (id: string, attempt_ids: string[]) =>
    call(extendAttempts, {
      as: admin,
      params: { id },
      body: { minutes: 5, reason: 'came late', attempt_ids },
    });

  test('affects chosen running attempts of this examination, and no others', async () => {
    const { student, exam_id, attempt_id, pivot } = await aRunningAttempt();
    const other = await aStudent(context);
    const started = await start(other, exam_id);
    const elsewhere = await aRunningAttempt();
    const { reply } = await extendSome(exam_id, [attempt_id, elsewhere.attempt_id, newId()]);
    expect(reply.extended).toBe(1);
    const before = (due: { examination_due_time: string }) => Date.parse(due.examination_due_time);
    expect(await dueOf(student, exam_id)).toBe(before(pivot) + 5 * MINUTE);
    expect(await dueOf(other, exam_id)).toBe(before(started.reply.exam.pivot));
    expect(await dueOf(elsewhere.student, elsewhere.exam_id)).toBe(before(elsewhere.pivot));
  });

  test('skips a closed attempt, and audits each attempt', async () => {
    const over = await aRunningAttempt();
    await submit(over.student, over.exam_id);
    expect((await extendSome(over.exam_id, [over.attempt_id])).reply.extended).toBe(0);
    const { exam_id, attempt_id, student } = await aRunningAttempt();
    await extendSome(exam_id, [attempt_id]);
    const lines = await context.db
      .selectFrom('audit_log')
      .select(['action', 'person_id', 'after'])
      .where('attempt_id', '=', attempt_id)
      .where('action', '!=', 'logged_in')
      .execute();
    expect(lines).toEqual([
      { action: 'time_added', person_id: student.id, after: { minutes: 5, reason: 'came late' } },
    ]);
  });
});
