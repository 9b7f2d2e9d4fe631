import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { finishSection, listAttempts } from '@lulus/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAdmin } from '../../test/factories.ts';
import { attemptCalls, GRACE, MINUTE, type Student } from '../../test/take-attempt.ts';
import { createTestApp } from '../../test/test-app.ts';
import { closeOverdueAttempts } from '../attempts/deadline/close-overdue-attempts.ts';
import { createHeartbeat } from './heartbeat.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const app = await createTestApp();
const { context } = app;
const { aRunningAttempt, aTimedAttempt, eventsOf, save, state, submit } = attemptCalls(app);

/** A clock that moves only when the tests move it. */
let now = Date.now();
context.clock = () => new Date(now);
const pass = (ms: number) => {
  now += ms;
  app.clock.advance(ms);
};

/** Returns the heartbeat of another server on the same database, with its own clock if one is given. */
const aNode = (clock = context.clock) => createHeartbeat({ db: context.db, clock });

const dueOf = async (student: Student, exam_id: string) =>
  Date.parse((await state(student, exam_id)).reply.pivot.examination_due_time);
const outages = () =>
  context.db.selectFrom('outages').select(['began_at', 'ended_at', 'given_back']).orderBy('id').execute();
const extensionsOf = async (id: string) => (await eventsOf(id)).filter(({ kind }) => kind === 'extended');
const isClosed = async (student: Student, exam_id: string) =>
  (await state(student, exam_id)).reply.submitted_at !== null;

beforeEach(async () => {
  pass(2 * DAY);
  await closeOverdueAttempts(context);
  for (const table of ['heartbeat', 'outages'] as const) await context.db.deleteFrom(table).execute();
  await context.db.updateTable('settings').set({ give_back_outages: true }).execute();
  context.heartbeat = aNode();
  await context.heartbeat.beat();
});

describe('an outage', () => {
  test('of a minute or less does not count', async () => {
    const { student, exam_id, attempt_id, pivot } = await aRunningAttempt();
    pass(59 * SECOND);
    await context.heartbeat.beat();
    pass(60 * SECOND);
    await aNode().beat();
    expect(await outages()).toEqual([]);
    expect(await dueOf(student, exam_id)).toBe(Date.parse(pivot.examination_due_time));
    expect(await extensionsOf(attempt_id)).toEqual([]);
  });

  test('of 90 seconds is recorded, and given back to running attempts', async () => {
    const { student, exam_id, attempt_id, pivot } = await aRunningAttempt();
    const began_at = context.clock();
    pass(90 * SECOND);
    await context.heartbeat.beat();
    expect(await dueOf(student, exam_id)).toBe(Date.parse(pivot.examination_due_time) + 90 * SECOND);
    expect(await outages()).toEqual([{ began_at, ended_at: context.clock(), given_back: 1 }]);
    expect(await extensionsOf(attempt_id)).toEqual([
      {
        at: context.clock(),
        kind: 'extended',
        by: 'server',
        admin_id: null,
        details: { minutes: 1.5, reason: 'outage' },
      },
    ]);
  });

  test('is named for an hour in the list of attempts, with the number of students who got time back', async () => {
    const admin = await anAdmin(context);
    const [{ exam_id }, other] = [await aRunningAttempt(), await aRunningAttempt()];
    await submit(other.student, other.exam_id);
    const outageAt = async (id: string) =>
      (await app.call(listAttempts, { as: admin, params: { id } })).reply.outage;
    expect(await outageAt(exam_id)).toBeNull();
    const began_at = context.clock().toISOString();
    pass(90 * SECOND);
    await context.heartbeat.beat();
    const ended_at = context.clock().toISOString();
    expect(await outageAt(exam_id)).toEqual({ began_at, ended_at, attempts: 1 });
    expect(await outageAt(other.exam_id)).toBeNull();
    for (let minute = 0; minute < 62; minute++) {
      pass(59 * SECOND);
      await context.heartbeat.beat();
    }
    expect(await outageAt(exam_id)).toBeNull();
  });

  test('gives nothing to attempts that ended before it or started after it', async () => {
    const over = await aRunningAttempt({ minutes: 1 });
    const submitted = await aRunningAttempt();
    await submit(submitted.student, submitted.exam_id);
    pass(MINUTE);
    await context.heartbeat.beat();
    pass(90 * SECOND);
    // Started on another node, a moment before this node notices the outage.
    const after = await aRunningAttempt();
    pass(SECOND);
    await aNode().beat();
    expect(await outages()).toMatchObject([{ given_back: 0 }]);
    for (const { attempt_id } of [over, submitted, after]) expect(await extensionsOf(attempt_id)).toEqual([]);
  });

  test('gives an attempt that started just after the last beat only its lost time', async () => {
    pass(3 * SECOND);
    const { student, exam_id, pivot } = await aRunningAttempt();
    pass(90 * SECOND);
    await context.heartbeat.beat();
    expect(await dueOf(student, exam_id)).toBe(Date.parse(pivot.examination_due_time) + 90 * SECOND);
  });

  test('closes no attempt whose time ran out during it', async () => {
    const { student, exam_id, items } = await aRunningAttempt({ minutes: 10 });
    pass(9 * MINUTE);
    context.heartbeat = aNode();
    await context.heartbeat.beat();
    // The first outage left ten minutes. The second one is longer, and a save is the first call after it.
    pass(30 * MINUTE);
    const answers = [{ question_id: items.first, option: '1', seq: 1 }];
    expect((await save(student, exam_id, answers)).status).toBe(200);
    await closeOverdueAttempts(context);
    expect(await isClosed(student, exam_id)).toBe(false);
    expect((await outages()).map(({ given_back }) => given_back)).toEqual([1, 1]);
    for (let minutes = 0; minutes < 10; minutes++) {
      pass(MINUTE);
      await context.heartbeat.beat();
    }
    pass(GRACE);
    await closeOverdueAttempts(context);
    expect(await isClosed(student, exam_id)).toBe(true);
  });

  test.each(['/api/settings', '/%61pi/settings', 'http://a.host/api/settings'])(
    'is recorded before %s is answered',
    async (url) => {
      pass(2 * MINUTE);
      expect((await app.app.inject(url)).statusCode).toBe(200);
      expect(await outages()).toHaveLength(1);
    },
  );

  test('is recorded before the reply to a call whose body arrives after it', async () => {
    const { student, exam_id, attempt_id } = await aTimedAttempt();
    const body = JSON.stringify({ exam_id, attempt_id, section: 0 });
    const payload = new PassThrough();
    payload.write(body.slice(0, -1));
    const answer = app.app.inject({
      method: 'POST',
      url: finishSection.path,
      headers: { authorization: `Bearer ${await app.tokenOf(student)}`, 'content-type': 'application/json' },
      payload,
    });
    await sleep(100);
    pass(5 * MINUTE);
    payload.end(body.slice(-1));
    expect((await answer).statusCode).toBe(200);
    expect(await outages()).toMatchObject([{ given_back: 1 }]);
    const { section_pivot } = (await state(student, exam_id)).reply;
    expect(section_pivot?.section_due_time).toBe(
      new Date(context.clock().getTime() + 20 * MINUTE).toISOString(),
    );
  });

  test('stops the timer of the section that was open when it began', async () => {
    const { student, exam_id, items } = await aTimedAttempt();
    const { section_pivot: before, pivot } = (await state(student, exam_id)).reply;
    pass(15 * MINUTE);
    await context.heartbeat.beat();
    const { reply } = await state(student, exam_id);
    expect(reply.section_pivot?.section).toBe(0);
    expect(Date.parse(reply.section_pivot?.section_due_time ?? '')).toBe(
      Date.parse(before?.section_due_time ?? '') + 15 * MINUTE,
    );
    expect(Date.parse(reply.pivot.examination_due_time)).toBe(
      Date.parse(pivot.examination_due_time) + 15 * MINUTE,
    );
    const answers = [{ question_id: items[0], option: '1', seq: 1 }];
    expect((await save(student, exam_id, answers)).status).toBe(200);
  });

  test('gives its time back once, even if several nodes notice it at once', async () => {
    const { student, exam_id, attempt_id, pivot } = await aRunningAttempt();
    pass(5 * MINUTE);
    await Promise.all([aNode(), aNode(), context.heartbeat, context.heartbeat].map(({ beat }) => beat()));
    expect(await outages()).toHaveLength(1);
    expect(await extensionsOf(attempt_id)).toHaveLength(1);
    expect(await dueOf(student, exam_id)).toBe(Date.parse(pivot.examination_due_time) + 5 * MINUTE);
  });

  test('is recorded, but gives nothing back if that is switched off', async () => {
    await context.db.updateTable('settings').set({ give_back_outages: false }).execute();
    const { student, exam_id, pivot } = await aRunningAttempt();
    pass(90 * SECOND);
    await context.heartbeat.beat();
    expect(await outages()).toMatchObject([{ given_back: null }]);
    expect(await dueOf(student, exam_id)).toBe(Date.parse(pivot.examination_due_time));
  });

  test('is not detected between nodes whose clocks differ', async () => {
    const [early, late] = [aNode(), aNode(() => new Date(now + 10 * MINUTE))];
    await late.beat();
    await context.db.deleteFrom('outages').execute();
    for (let times = 0; times < 5; times++) {
      pass(6 * SECOND);
      await early.beat();
      await late.beat();
    }
    expect(await outages()).toEqual([]);
  });
});
