import {
  extendAttempt,
  getPaper,
  listAttemptEvents,
  listAttempts,
  listExaminations,
  startExam,
  updateStudent,
} from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { aListeningItem, anAdmin, anExamination, aStudent } from '../../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE } from '../../../test/take-attempt.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { SERVER } from '../../platform/http/actor.ts';
import { type Start, startAttempts } from './start-attempts.ts';

const app = await createTestApp();
const { call, clock, context, tokenOf } = app;
const { aRunningAttempt, attemptsOf, paperOf, start, submit } = attemptCalls(app);

describe('starting', () => {
  test('is refused for an examination that does not exist or is not published', async () => {
    const student = await aStudent(context);
    const draft = await anExamination(context, { published: false });
    for (const exam_id of [newId(), draft.id]) {
      const { status, error } = await start(student, exam_id);
      expect([status, error.code]).toEqual([404, 'not_found']);
    }
    expect((await start(student, 'not an id')).status).toBe(422);
  });

  test('is refused when the attempts are used up', async () => {
    const { student, exam_id } = await aRunningAttempt();
    await submit(student, exam_id);
    const { status, error } = await start(student, exam_id);
    expect([status, error.code]).toEqual([409, 'already_submitted']);
    expect(await attemptsOf(student)).toHaveLength(1);
  });

  test('gives the minutes of the examination, by the server’s clock', async () => {
    const { pivot, now } = await aRunningAttempt({ minutes: 45 });
    const started = Date.parse(pivot.examination_start_time);
    expect(Date.parse(pivot.examination_due_time) - started).toBe(45 * MINUTE);
    expect(Date.parse(now)).toBeGreaterThanOrEqual(started);
  });

  test('returns the running attempt unchanged', async () => {
    const { student, exam_id, attempt_id, pivot } = await aRunningAttempt();
    const { reply } = await start(student, exam_id);
    expect(reply.exam).toMatchObject({ attempt_id, pivot });
  });

  test('with an attempt id never starts another attempt', async () => {
    const student = await aStudent(context);
    const { id: exam_id } = await anExamination(context, { attempts_allowed: 4 });
    const continueAttempt = (attempt_id: string) =>
      call(startExam, { as: student, body: { exam_id, attempt_id } });
    const begin = async () => (await start(student, exam_id)).reply.exam.attempt_id;
    const first = await begin();
    expect((await continueAttempt(first)).reply.exam.attempt_id).toBe(first);
    await submit(student, exam_id);
    expect((await continueAttempt(first)).status).toBe(410);
    const second = await begin();
    expect((await continueAttempt(first)).error.code).toBe('another_attempt');
    expect((await continueAttempt(second)).reply.exam.attempt_id).toBe(second);
    clock.advance(60 * MINUTE + GRACE);
    expect((await continueAttempt(second)).status).toBe(410);
    expect(await attemptsOf(student)).toHaveLength(2);
  });

  test('creates one attempt for twenty concurrent requests', async () => {
    const student = await aStudent(context);
    const { id } = await anExamination(context, { attempts_allowed: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(student, id)));
    expect(new Set(answers.map((answer) => answer.reply.exam.attempt_id)).size).toBe(1);
    expect(await attemptsOf(student)).toHaveLength(1);
  });

  test('causes no deadlock between two nodes, in any order of examinations', async () => {
    const { id: user_id } = await aStudent(context);
    const examinations = [
      await anExamination(context),
      await anExamination(context),
      await anExamination(context),
    ];
    const [a, b, c] = examinations
      .map(({ id }) => id)
      .sort()
      .map((examination_id) => ({ user_id, examination_id })) as [Start, Start, Start];
    const others = await context.db.transaction().execute(async (trx) => {
      await startAttempts({ ...context, db: trx }, [c]);
      const one = startAttempts(context, [b, c, a]);
      await waitUntilBlocked(context.db);
      const another = startAttempts(context, [a, b]);
      await waitUntilBlocked(context.db, 2);
      return { all: Promise.all([one, another]) };
    });
    const [one, another] = await others.all;
    expect([one.map((started) => 'attempt' in started), another]).toEqual([
      [true, false, true],
      [{ retry: true }, { retry: true }],
    ]);
  });

  test('starts the next attempt if more are allowed, even if the last one ran out of time', async () => {
    const student = await aStudent(context);
    const { id } = await anExamination(context, { attempts_allowed: 2 });
    const first = await start(student, id);
    clock.advance(60 * MINUTE + GRACE);
    const second = await start(student, id);
    expect(second.reply.exam.attempt_id).not.toBe(first.reply.exam.attempt_id);
    expect((await attemptsOf(student)).map((attempt) => attempt.closed_by)).toEqual(['deadline', null]);
  });

  test('is rejected if fewer attempts are left than the client showed', async () => {
    const student = await aStudent(context);
    const { id: exam_id } = await anExamination(context, { attempts_allowed: 3 });
    const press = (attempts_left: number) =>
      call(startExam, { as: student, body: { exam_id, attempts_left } });
    // More are left than the client showed, for example because an admin allowed one more.
    expect((await press(2)).status).toBe(200);
    await submit(student, exam_id);
    const { status, error } = await press(3);
    expect([status, error.code]).toEqual([409, 'already_submitted']);
    expect((await press(2)).status).toBe(200);
    expect((await press(3)).status).toBe(200);
    expect(await attemptsOf(student)).toHaveLength(2);
  });
});

describe('a student with extra time', () => {
  const minutesOf = ({ pivot }: Awaited<ReturnType<typeof start>>['reply']['exam']) =>
    (Date.parse(pivot.examination_due_time) - Date.parse(pivot.examination_start_time)) / MINUTE;

  test('has the extra minutes in the list and in the attempt’s history', async () => {
    const student = await aStudent(context, { extra_time_percent: 25 });
    const { id } = await anExamination(context, { minutes: 90 });
    const { examinations } = (await call(listExaminations, { as: student })).reply;
    expect(examinations.find((one) => one.id === id)?.extra_time_percent).toBe(25);
    const { exam } = (await start(student, id)).reply;
    expect(minutesOf(exam)).toBe(112.5);
    const as = await anAdmin(context);
    const { reply } = await call(listAttempts, { as, params: { id } });
    expect(reply.attempts[0]).toMatchObject({
      extra_time_percent: 25,
      due_at: exam.pivot.examination_due_time,
    });
    const history = await call(listAttemptEvents, { as, params: { attemptId: exam.attempt_id } });
    expect(history.reply.events[0]?.details).toMatchObject({ extra_time_percent: 25 });
  });

  test('gets a percentage of the time left in the window, beyond the window', async () => {
    const student = await aStudent(context, { extra_time_percent: 50 });
    const closes_at = new Date(context.clock().getTime() + 40 * MINUTE);
    const { id } = await anExamination(context, { minutes: 90, settings: { closes_at } });
    const minutes = minutesOf((await start(student, id)).reply.exam);
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
  });

  test('keeps the extra time of the start', async () => {
    const student = await aStudent(context, { extra_time_percent: 100 });
    const { id } = await anExamination(context, { minutes: 30 });
    const { exam } = (await start(student, id)).reply;
    await call(updateStudent, {
      as: await anAdmin(context),
      params: { id: student.id },
      body: { first_name: 'Sari', email: student.email ?? '', class: '9A', extra_time_percent: 0 },
    });
    expect((await start(student, id)).reply.exam.pivot).toEqual(exam.pivot);
  });
});

describe('the token of a student who starts', () => {
  const HOUR = 60 * MINUTE;
  const HOURS = context.config.TOKEN_HOURS;
  const lifeOf = async (token: string) => ((await context.tokens.read(token))?.exp ?? 0) * 1000;

  test('is not renewed if it outlives the attempt', async () => {
    const { reply } = await start(await aStudent(context), (await anExamination(context)).id);
    expect(reply.access_token).toBeNull();
  });

  test('is renewed until an hour after the due time, and both tokens are valid', async () => {
    const student = await aStudent(context);
    const { id } = await anExamination(context, { minutes: (HOURS + 1) * 60 });
    const { reply } = await start(student, id);
    const due = Date.parse(reply.exam.pivot.examination_due_time);
    expect(await lifeOf(reply.access_token ?? '')).toBeGreaterThanOrEqual(due + GRACE + HOUR);
    const old = await tokenOf(student);
    expect((await call(getPaper, { as: old, query: { exam_id: id } })).status).toBe(200);
    clock.advance(HOURS * HOUR);
    expect((await call(getPaper, { as: old, query: { exam_id: id } })).status).toBe(401);
    const longer = reply.access_token ?? '';
    expect((await call(getPaper, { as: longer, query: { exam_id: id } })).status).toBe(200);
    const again = await call(startExam, { as: longer, body: { exam_id: id } });
    expect(again.reply.access_token).toBeNull();
  });

  test('is renewed with the current time of issue, which lets a browser set its clock', async () => {
    const student = await aStudent(context);
    const { id } = await anExamination(context, { minutes: (HOURS + 1) * 60 });
    await tokenOf(student);
    clock.advance(3 * HOUR);
    const before = Math.floor(context.clock().getTime() / 1000);
    const { access_token } = (await start(student, id)).reply;
    const { iat = 0 } = (await context.tokens.read(access_token ?? '')) ?? {};
    expect(iat).toBeGreaterThanOrEqual(before);
  });

  test('is renewed after an extension, and revoked with its session', async () => {
    const { student, exam_id, attempt_id } = await aRunningAttempt();
    const minutes = HOURS * 60;
    const body = { minutes };
    await call(extendAttempt, { as: await anAdmin(context), params: { attemptId: attempt_id }, body });
    const longer = (await start(student, exam_id)).reply.access_token ?? '';
    const user = await context.sessions.verify(longer);
    if (!user) throw new Error('a good token was expected');
    await context.sessions.end(user, SERVER);
    expect(await context.sessions.verify(longer)).toBeUndefined();
    expect(await context.sessions.prolong(user, new Date(user.exp * 1000 + HOUR))).toBeNull();
  });
});

describe('the paper', () => {
  test('fails for a student who names a version but has not started, and after submission', async () => {
    const student = await aStudent(context);
    const { id } = await anExamination(context);
    expect((await call(getPaper, { as: student, query: { exam_id: id, have: '' } })).status).toBe(404);
    await start(student, id);
    await submit(student, id);
    const { status, error } = await call(getPaper, { as: student, query: { exam_id: id } });
    expect([status, error.code]).toEqual([410, 'attempt_closed']);
  });

  test('has every question under its section, in order, without answer key, weight or hint', async () => {
    const { student, exam_id, examination } = await aRunningAttempt();
    const exam = await paperOf(student, exam_id);
    expect(Object.keys(exam.examination_bank)).toEqual(['LISTENING', 'READING']);
    expect(exam.examination_sections).toEqual([
      { name: 'LISTENING', forward_only: true, duration: null, duration_seconds: null },
      { name: 'READING', forward_only: false, duration: null, duration_seconds: null },
    ]);
    const questions = Object.values(exam.examination_bank).flat();
    expect(questions.map((question) => question.id).sort()).toEqual(
      examination.items.map((item) => item.id).sort(),
    );
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual([
        'bank_asset',
        'bank_gaps',
        'bank_option',
        'bank_question',
        'bank_rows',
        'bank_type',
        'hint',
        'id',
        'interaction',
        'max_choices',
        'max_words',
        'min_choices',
        'option_type',
        'play_limit',
        'reuse_options',
        'rows_type',
        'stimulus',
        'unit',
      ]);
      expect(question.hint).toBeNull();
      expect(question.bank_option.flatMap((option) => Object.keys(option)).sort()).toEqual(['1', '2', '3']);
    }
    expect(JSON.stringify(exam)).not.toContain('Not in France');
  });

  test('is the same each time it is fetched', async () => {
    const { student, exam_id } = await aRunningAttempt();
    expect(await paperOf(student, exam_id)).toEqual(await paperOf(student, exam_id));
  });

  test('is "shuffled" only for a caller that names its version', async () => {
    const { student, exam_id } = await aRunningAttempt();
    const first = await call(getPaper, { as: student, query: { exam_id } });
    const version = String(first.headers['x-paper-version']);
    const current = await call(getPaper, { as: student, query: { exam_id, have: version } });
    const other = await call(getPaper, { as: student, query: { exam_id, have: 'another' } });
    expect(current.reply).toBe('shuffled');
    expect(current.headers['content-type']).toContain('application/json');
    expect(other.reply).toEqual(first.reply);
  });

  test('signs the paths of images in options and of assets', async () => {
    const options = { 1: 'bank_option/a.png', 2: 'bank_option/b.png', 3: 'bank_option/c.png' };
    const items = [aListeningItem({ option_type: 'file', bank_option: options }), {}, {}, {}, {}];
    const { student, exam_id } = await aRunningAttempt({ sections: [{ name: 'LISTENING', items }] });
    const questions = (await paperOf(student, exam_id)).examination_bank.LISTENING ?? [];
    const listening = questions.find((question) => question.bank_type === 'audio');
    const [path] = JSON.parse(listening?.bank_asset ?? '').audio;
    expect(path).toMatch(/^bank_asset\/talk\.mp3\?expires=\d+&signature=[\w-]+$/);
    for (const option of listening?.bank_option ?? []) {
      expect(Object.values(option)[0]).toMatch(/^bank_option\/[abc]\.png\?expires=\d+&signature=[\w-]+$/);
    }
  });
});
