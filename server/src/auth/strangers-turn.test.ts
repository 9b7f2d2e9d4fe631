import { randomUUID } from 'node:crypto';
import { listSessions, login, register, setPassword } from '@lulus/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aRegistration, aStudent, PASSWORD } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';
import { untilBlocked } from '../../test/until-blocked.ts';
import { inStrangersTurn } from './strangers-turn.ts';

const { app, context, call } = await createTestApp();

test('however many wait to try one account, those who are logged in reach the database', async () => {
  const student = await aStudent(context);
  const body = { email: `${randomUUID()}@example.test`, password: 'wrong password' };
  const tryOnce = () => call(login, { body });
  await tryOnce();
  const tries = await context.db.transaction().execute(async (trx) => {
    // As if the disk were slow: none of them can count its try.
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
])('however many %s, those who are logged in reach the database', async (_, table, url, formOf) => {
  const student = await aStudent(context);
  const as = await context.sessions.open(student);
  const asked = await context.db.transaction().execute(async (trx) => {
    // As if the disk were slow: none of them can look up what it names.
    await sql`lock table ${sql.table(table)}`.execute(trx);
    const asking = Array.from({ length: 30 }, () =>
      app.inject({ method: 'POST', url, payload: formOf(student.email ?? '') }),
    );
    await untilBlocked(context.db);
    expect((await call(listSessions, { as })).status).toBe(200);
    return { all: Promise.all(asking) };
  });
  expect(new Set((await asked.all).map(({ statusCode }) => statusCode))).toEqual(
    new Set([table === 'users' ? 422 : 404]),
  );
});

test('however many links are tried at an address, who logs in there is not behind them', async () => {
  const begun: string[] = [];
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  const come = (kind: 'link' | 'login', address: string) =>
    inStrangersTurn(kind, { address }, async () => {
      begun.push(kind);
      await held;
    });
  const links = Array.from({ length: 30 }, () => come('link', '10.9.0.1'));
  const loggedIn = come('login', '10.9.0.1');
  goOn();
  await Promise.all([...links, loggedIn]);
  expect(begun.indexOf('login')).toBeLessThan(links.length / 2);
});
