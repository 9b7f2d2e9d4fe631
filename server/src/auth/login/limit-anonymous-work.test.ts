import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listSessions, login, register, setPassword } from '@lulus/contract';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { aRegistration, aStudent, PASSWORD } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { limitAnonymousWork } from './limit-anonymous-work.ts';

const { app, context, call } = await createTestApp();
const connections = promisify(app.server.getConnections.bind(app.server));

test('many waiting logins to one account do not block logged-in users', async () => {
  const student = await aStudent(context);
  const body = { email: `${randomUUID()}@example.test`, password: 'wrong password' };
  const tryOnce = () => call(login, { body });
  await tryOnce();
  const tries = await context.db.transaction().execute(async (trx) => {
    // Blocks the counting of tries, like a slow disk.
    await trx.selectFrom('throttles').select('key').forUpdate().execute();
    let counted = 0;
    const tries = Array.from({ length: 30 }, () => tryOnce().then(() => counted++));
    expect((await call(listSessions, { as: student })).status).toBe(200);
    expect(counted).toBe(0);
    return { all: Promise.all(tries) };
  });
  await tries.all;
});

test.each([
  ['try links', 'password_links', setPassword.path, () => ({ token: randomUUID(), password: PASSWORD })],
  ['register', 'users', register.path, aRegistration],
])('many clients that %s do not block logged-in users', async (_, table, url, formOf) => {
  const student = await aStudent(context);
  const as = await context.sessions.open(student);
  const asked = await context.db.transaction().execute(async (trx) => {
    // Blocks the lookups, like a slow disk.
    await sql`lock table ${sql.table(table)}`.execute(trx);
    const asking = Array.from({ length: 30 }, () =>
      app.inject({ method: 'POST', url, payload: formOf(student.email ?? '') }),
    );
    await waitUntilBlocked(context.db);
    expect((await call(listSessions, { as })).status).toBe(200);
    return { all: Promise.all(asking) };
  });
  expect(new Set((await asked.all).map(({ statusCode }) => statusCode))).toEqual(
    new Set([table === 'users' ? 422 : 404]),
  );
});

test('many link tries at an address do not delay a login there', async () => {
  const begun: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const enqueue = (kind: 'link' | 'login', address: string) =>
    limitAnonymousWork(kind, { address }, async () => {
      begun.push(kind);
      await held;
    });
  const links = Array.from({ length: 30 }, () => enqueue('link', '10.9.0.1'));
  const loggedIn = enqueue('login', '10.9.0.1');
  release();
  await Promise.all([...links, loggedIn]);
  expect(begun.indexOf('login')).toBeLessThan(links.length / 2);
});

test('the work of a disconnected client is skipped', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const address = '10.9.0.2';
  const running = Array.from({ length: 3 }, () => limitAnonymousWork('login', { address }, () => held));
  let asked = 0;
  const left = Array.from({ length: 1000 }, () =>
    limitAnonymousWork('login', { address, hasLeft: () => true }, async () => asked++),
  );
  const waits = limitAnonymousWork('login', { address, hasLeft: () => false }, async () => 'here');
  release();
  await Promise.all(running);
  expect(await waits).toBe('here');
  const ends = await Promise.allSettled(left);
  expect([asked, ends.every(({ status }) => status === 'rejected')]).toEqual([0, true]);
});

test('logins of disconnected clients are not counted', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const aTry = () => ({ email: `${randomUUID()}@example.test`, password: 'wrong password' });
  const written = () => {
    const body = JSON.stringify(aTry());
    const head = `POST ${login.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
    return `${head}content-length: ${body.length}\r\n\r\n${body}`;
  };
  const countCounts = async () => {
    const { count } = await context.db
      .selectFrom('throttles')
      .select((row) => row.cast<number>(row.fn.countAll(), 'integer').as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  await call(login, { body: aTry() });
  const before = await countCounts();
  await call(login, { body: aTry() });
  const ofOne = (await countCounts()) - before;
  const tries = await context.db.transaction().execute(async (trx) => {
    await sql`lock table users`.execute(trx);
    const tries = Array.from({ length: 3 }, () => call(login, { body: aTry() }));
    await waitUntilBlocked(context.db);
    const left = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    for (const socket of left) socket.write(written() + written());
    await vi.waitFor(async () => expect(await connections()).toBe(20));
    await sleep(100);
    for (const socket of left) socket.destroy();
    await vi.waitFor(async () => expect(await connections()).toBe(0));
    return { all: Promise.all(tries) };
  });
  await tries.all;
  await call(login, { body: aTry() });
  expect((await countCounts()) - before).toBe(5 * ofOne);
});
