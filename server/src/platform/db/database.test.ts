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

/** The status that a request with this query would get. */
const statusOf = (query: Promise<unknown>) =>
  query.then(
    () => 200,
    (error) => toHttpError(error)?.status ?? 500,
  );

describe('a database that does not answer', () => {
  test('fails each query in time, on an old or new connection, and works again later', async () => {
    const ask = () => statusOf(sql`select 1`.execute(far));
    expect(await ask()).toBe(200);
    line.suffer('silent');
    expect([await ask(), await ask()]).toEqual([503, 503]);
    line.suffer(undefined);
    await expect.poll(ask).toBe(200);
  });

  test('does not report a commit without an answer as successful', async () => {
    const commit = far.transaction().execute(async (trx) => {
      await sql`create table if not exists committed (id integer)`.execute(trx);
      line.suffer('unanswered');
    });
    expect(await statusOf(commit)).toBe(503);
    line.suffer(undefined);
  });

  test('gets no further query on a connection with an outstanding answer', async () => {
    line.suffer('silent');
    expect(await statusOf(sql`select 'first' as answer`.execute(far))).toBe(503);
    line.suffer(undefined);
    const { rows } = await sql`select 'second' as answer`.execute(far);
    expect(rows).toEqual([{ answer: 'second' }]);
  });
});

test('a statement that takes too long gives 503, and its connection stays usable', async () => {
  expect(await statusOf(sql`select pg_sleep(10)`.execute(near))).toBe(503);
  expect(await statusOf(sql`select 1`.execute(near))).toBe(200);
});

test('a query that waits too long for a lock gives 503, and its connection stays usable', async () => {
  await near.transaction().execute(async (trx) => {
    await sql`lock table users`.execute(trx);
    expect(await statusOf(sql`select from users`.execute(near))).toBe(503);
    expect(await statusOf(sql`select 1`.execute(near))).toBe(200);
  });
});

test('a query that waits too long for a connection of the pool gives 503', async () => {
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
  ['40P01', 'a deadlock'],
  ['25006', 'a database that is being replaced'],
  ['EAGAIN', 'a full accept queue of the database', 'connect'],
  ['ENOENT', 'a missing socket', 'connect'],
  ['ENOSPC', 'no space for a file'],
])('%s, %s, gives 503', (code, message, syscall?: string) => {
  const error = Object.assign(new Error(message), { code, syscall });
  const refusal = toHttpError(error as never);
  expect([refusal?.status, refusal?.retryAfter]).toEqual([503, 2]);
});
