import { randomUUID } from 'node:crypto';
import { endOtherSessions, logout, publishExamination, startExam, submitExam } from '@lulus/contract';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { anotherNode } from '../../../test/another-node.ts';
import { anAdmin, anExamination, aStudent } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { cachedLoader } from './cached-loader.ts';
import { listenForNotices, noNotices } from './notices.ts';

const { context, call } = await createTestApp();
const { db } = context;
const { other } = await anotherNode(context);

const HEARD = 60_000;
const isHeard = (notices = other.notices) => notices.reliance() === HEARD;
await vi.waitFor(() => expect(isHeard()).toBe(true));
await vi.waitFor(() => expect(isHeard(context.notices)).toBe(true));

/** Ends the connections on which both nodes listen. */
const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ~ 'pg_notify|listen' and pid != pg_backend_pid()`.execute(
    db,
  );

describe('another node', () => {
  test('honours an ended session no longer', async () => {
    const token = await context.sessions.open(await aStudent(context));
    expect(await other.sessions.verify(token)).toBeDefined();
    await call(logout, { as: token });
    await vi.waitFor(async () => expect(await other.sessions.verify(token)).toBeUndefined());
  });

  test('honours no session that its owner has ended from another', async () => {
    const student = await aStudent(context);
    const [here, there] = [await context.sessions.open(student), await context.sessions.open(student)];
    expect(await other.sessions.verify(there)).toBeDefined();
    await call(endOtherSessions, { as: here });
    await vi.waitFor(async () => expect(await other.sessions.verify(there)).toBeUndefined());
    expect(await other.sessions.verify(here)).toBeDefined();
  });

  test('accepts no session of a deleted student', async () => {
    const student = await aStudent(context);
    const token = await context.sessions.open(student);
    expect(await other.sessions.verify(token)).toBeDefined();
    await db.deleteFrom('users').where('id', '=', student.id).execute();
    await vi.waitFor(async () => expect(await other.sessions.verify(token)).toBeUndefined());
  });

  test('knows of changed settings and of examinations that were published', async () => {
    await other.settings();
    await db.updateTable('settings').set({ school_name: 'SMP 1' }).execute();
    await vi.waitFor(async () => expect((await other.settings()).school_name).toBe('SMP 1'));

    const open = async () => (await other.examinations.openTo('9a')).map(({ id }) => id);
    const { id } = await anExamination(context, { published: false });
    expect(await open()).not.toContain(id);
    await call(publishExamination, { as: await anAdmin(context), params: { id } });
    await vi.waitFor(async () => expect(await open()).toContain(id));
  });

  test('shows at once what a student has just submitted', async () => {
    const student = await aStudent(context);
    const { id: exam_id } = await anExamination(context);
    await call(startExam, { as: student, body: { exam_id } });
    expect((await other.ownAttempts(student.id)).attempts).toMatchObject([{ submitted_at: null }]);
    await call(submitExam, { as: student, body: { exam_id, answers: '[]' } });
    expect((await other.ownAttempts(student.id)).attempts).toMatchObject([{ result_score: 0 }]);
  });
});

describe('without notices', () => {
  test('what is held is relied on for a second only, and with the next connection it is dropped', async () => {
    let version = 1;
    const read = cachedLoader({
      notices: other.notices,
      topic: 'settings',
      atMost: 1,
      read: async () => version,
    });
    expect(await read('it')).toBe(1);
    version = 2;
    expect(await read('it')).toBe(1);
    await cut();
    await vi.waitFor(() => expect(isHeard()).toBe(false), { interval: 1 });
    await vi.waitFor(() => expect(isHeard()).toBe(true));
    expect(await read('it')).toBe(2);
  });

  test('a change of this node is known here once it is settled', async () => {
    const away = listenForNotices({ connectionString: 'postgresql://127.0.0.1:1/none' });
    let version = 1;
    const read = cachedLoader({ notices: away, topic: 'settings', atMost: 1, read: async () => version });
    expect(await read('it')).toBe(1);
    version = 2;
    await away.settle();
    expect(await read('it')).toBe(2);
    await away.stop();
  });

  test('tools cache nothing', async () => {
    let reads = 0;
    const read = cachedLoader({
      notices: noNotices,
      topic: 'settings',
      atMost: 1,
      read: async () => ++reads,
    });
    expect([await read('it'), await read('it')]).toEqual([1, 2]);
  });
});

describe('what is held', () => {
  test('is read once, however many ask at once', async () => {
    let reads = 0;
    const read = cachedLoader({
      notices: context.notices,
      topic: 'settings',
      atMost: 2,
      read: async () => ++reads,
    });
    expect(await Promise.all([read('it'), read('it'), read('other')])).toEqual([1, 1, 2]);
    expect(await read('it')).toBe(1);
  });

  test('is not a reading that began before the change', async () => {
    const readings: ((value: string) => void)[] = [];
    const read = cachedLoader({
      notices: context.notices,
      topic: 'settings',
      atMost: 1,
      read: () => new Promise<string>((resolve) => readings.push(resolve)),
    });
    const before = read('it');
    await db.updateTable('settings').set({ school_name: randomUUID() }).execute();
    await context.notices.settle();
    const after = read('it');
    readings.forEach((resolve, at) => {
      resolve(at === 0 ? 'old' : 'new');
    });
    expect(await before).toBe('old');
    expect([await after, await read('it')]).toEqual(['new', 'new']);
  });

  test('is no failure', async () => {
    const answers = [() => Promise.reject(new Error('away')), async () => 'there'];
    const read = cachedLoader({
      notices: context.notices,
      topic: 'settings',
      atMost: 1,
      read: async () => answers.shift()?.(),
    });
    await expect(read('it')).rejects.toThrow('away');
    expect(await read('it')).toBe('there');
  });
});
