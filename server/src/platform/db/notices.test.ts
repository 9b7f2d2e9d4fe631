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

const VALID_MS = 60_000;
const isConnected = (notices = other.notices) => notices.validityMs() === VALID_MS;
await vi.waitFor(() => expect(isConnected()).toBe(true));
await vi.waitFor(() => expect(isConnected(context.notices)).toBe(true));

/** Closes the connections on which both nodes listen. */
const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ~ 'pg_notify|listen' and pid != pg_backend_pid()`.execute(
    db,
  );

describe('another node', () => {
  test('rejects a session after its logout', async () => {
    const token = await context.sessions.open(await aStudent(context));
    expect(await other.sessions.verify(token)).toBeDefined();
    await call(logout, { as: token });
    await vi.waitFor(async () => expect(await other.sessions.verify(token)).toBeUndefined());
  });

  test('rejects a session that its owner has ended from another session', async () => {
    const student = await aStudent(context);
    const [here, there] = [await context.sessions.open(student), await context.sessions.open(student)];
    expect(await other.sessions.verify(there)).toBeDefined();
    await call(endOtherSessions, { as: here });
    await vi.waitFor(async () => expect(await other.sessions.verify(there)).toBeUndefined());
    expect(await other.sessions.verify(here)).toBeDefined();
  });

  test('rejects the session of a deleted student', async () => {
    const student = await aStudent(context);
    const token = await context.sessions.open(student);
    expect(await other.sessions.verify(token)).toBeDefined();
    await db.deleteFrom('users').where('id', '=', student.id).execute();
    await vi.waitFor(async () => expect(await other.sessions.verify(token)).toBeUndefined());
  });

  test('sees changed settings and newly published examinations', async () => {
    await other.settings();
    await db.updateTable('settings').set({ school_name: 'SMP 1' }).execute();
    await vi.waitFor(async () => expect((await other.settings()).school_name).toBe('SMP 1'));

    const open = async () => (await other.examinations.openTo(null)).map(({ id }) => id);
    const { id } = await anExamination(context, { published: false });
    expect(await open()).not.toContain(id);
    await call(publishExamination, { as: await anAdmin(context), params: { id } });
    await vi.waitFor(async () => expect(await open()).toContain(id));
  });

  test('shows a submitted attempt at once', async () => {
    const student = await aStudent(context);
    const { id: exam_id } = await anExamination(context);
    await call(startExam, { as: student, body: { exam_id } });
    expect((await other.ownAttempts(student.id)).attempts).toMatchObject([{ submitted_at: null }]);
    await call(submitExam, { as: student, body: { exam_id, answers: '[]' } });
    expect((await other.ownAttempts(student.id)).attempts).toMatchObject([{ result_score: 0 }]);
  });
});

describe('without notices', () => {
  test('cached values are valid for a second, and the next connection invalidates them', async () => {
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
    await vi.waitFor(() => expect(isConnected()).toBe(false), { interval: 1 });
    await vi.waitFor(() => expect(isConnected()).toBe(true));
    expect(await read('it')).toBe(2);
  });

  test('`settle` invalidates the caches of this node', async () => {
    const notices = listenForNotices({ connectionString: 'postgresql://127.0.0.1:1/none' });
    let version = 1;
    const read = cachedLoader({ notices, topic: 'settings', atMost: 1, read: async () => version });
    expect(await read('it')).toBe(1);
    version = 2;
    await notices.settle();
    expect(await read('it')).toBe(2);
    await notices.stop();
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

describe('a cached value', () => {
  test('is read once for concurrent callers', async () => {
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

  test('is never from a read that began before the change', async () => {
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

  test('is never a failed read', async () => {
    const answers = [() => Promise.reject(new Error('unreachable')), async () => 'value'];
    const read = cachedLoader({
      notices: context.notices,
      topic: 'settings',
      atMost: 1,
      read: async () => answers.shift()?.(),
    });
    await expect(read('it')).rejects.toThrow('unreachable');
    expect(await read('it')).toBe('value');
  });
});
