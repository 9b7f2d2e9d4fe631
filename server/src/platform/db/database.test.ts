import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { startLine } from '../../../test/faults/line.ts';
import { createTestDatabase } from '../../../test/template-database.ts';
import { toHttpError } from '../http/error-handler.ts';
import { openDatabase, REQUEST_LIMITS } from './database.ts';

const connectionString = await createTestDatabase(inject('postgresUrl'), 'test_limits');
const folder = await mkdtemp(join(tmpdir(), 'lulus-line-'));
const SOCKET = '.s.PGSQL.5432';
const line = await startLine(join(folder, SOCKET));
const direct = new URL(connectionString);
line.leadTo(join(direct.searchParams.get('host') ?? '', SOCKET));
const byLine = new URL(direct);
byLine.searchParams.set('host', folder);

const short = { lock: 100, statement: 200 };
const near = openDatabase({
  connectionString,
  max: 2,
  limits: { ...REQUEST_LIMITS, ...short, connection: 1000 },
});
const far = openDatabase({
  connectionString: byLine.href,
  max: 1,
  limits: { ...REQUEST_LIMITS, ...short, connection: 300, silence: 300 },
});

afterAll(async () => {
  await near.destroy();
  await far.destroy();
  await line.close();
  await rm(folder, { recursive: true });
});

/** What a caller is told of it. */
const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (error) => toHttpError(error)?.status ?? 500,
  );

describe('a database that gives no sign', () => {
  test('fails each query in time, on an old connection or a new one, and is tried again without help', async () => {
    const ask = () => statusOf(sql`select 1`.execute(far));
    expect(await ask()).toBe(200);
    line.suffer('silent');
    expect([await ask(), await ask()]).toEqual([503, 503]);
    line.suffer(undefined);
    await expect.poll(ask).toBe(200);
  });

  test('leaves a commit unknown, and does not report it as done', async () => {
    const commit = far.transaction().execute(async (trx) => {
      await sql`create table if not exists committed (id integer)`.execute(trx);
      line.suffer('unanswered');
    });
    expect(await statusOf(commit)).toBe(503);
    line.suffer(undefined);
  });

  test('is not asked on a connection on which an answer is still outstanding', async () => {
    line.suffer('silent');
    expect(await statusOf(sql`select 'first' as answer`.execute(far))).toBe(503);
    line.suffer(undefined);
    const { rows } = await sql`select 'second' as answer`.execute(far);
    expect(rows).toEqual([{ answer: 'second' }]);
  });
});

test('a statement that takes too long is given up, and its connection is good', async () => {
  expect(await statusOf(sql`select pg_sleep(10)`.execute(near))).toBe(503);
  expect(await statusOf(sql`select 1`.execute(near))).toBe(200);
});

test('a call that waits too long for a lock is told to retry, and its connection stays good', async () => {
  await near.transaction().execute(async (trx) => {
    await sql`lock table users`.execute(trx);
    expect(await statusOf(sql`select from users`.execute(near))).toBe(503);
    expect(await statusOf(sql`select 1`.execute(near))).toBe(200);
  });
});

test('a call that waits too long for a connection of the pool is told to retry', async () => {
  await near.connection().execute(() =>
    near.connection().execute(async () => {
      expect(await statusOf(sql`select 1`.execute(near))).toBe(503);
    }),
  );
  expect(await statusOf(sql`select 1`.execute(near))).toBe(200);
});

test.each([
  ['53100', 'a full disk'],
  ['58030', 'a disk that fails'],
  ['57P03', 'a start or a stop'],
  ['40P01', 'a deadlock that was broken'],
  ['25006', 'a database that another takes over from'],
  ['EAGAIN', 'a queue before the database that is full', 'connect'],
  ['ENOENT', 'a socket that is gone', 'connect'],
  ['ENOSPC', 'no room for a file'],
])('%s, %s, is told as unavailable', (code, message, syscall?: string) => {
  const error = Object.assign(new Error(message), { code, syscall });
  const refusal = toHttpError(error as never);
  expect([refusal?.status, refusal?.retryAfter]).toEqual([503, 2]);
});
