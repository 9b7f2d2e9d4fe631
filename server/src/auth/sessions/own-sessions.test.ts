import * as contract from '@lulus/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent, PASSWORD } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { noNotices } from '../../platform/db/notices.ts';
import { createSessionStore, type SessionStore } from './sessions.ts';

const { app, context, call, clock } = await createTestApp({ TOKEN_HOURS: '2' });

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
const MINUTE = 60_000;

type Student = Awaited<ReturnType<typeof aStudent>>;

async function logInWith(agent: string, { email }: Student): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': agent },
    payload: { email, password: PASSWORD },
  });
  return response.json().access_token;
}

const list = async (as: string) => (await call(contract.listSessions, { as })).reply.sessions;
const isLive = async (as: string) => (await call(contract.getAccount, { as })).status === 200;

test('the account shows its own name and logins', async () => {
  const numbers = { nis: '555', nisn: '0055500555', participant_number: 'P-555', username: 'ani' };
  const logins = { email: 'ani@example.test', whatsapp: '0812 1111 0000', ...numbers };
  const student = await aStudent(context, logins);
  const { reply } = await call(contract.getAccount, { as: student });
  expect(reply).toEqual({
    role: 'student',
    first_name: 'Sari',
    middle_name: 'Dewi',
    last_name: 'Lestari',
    class: '9A',
    ...logins,
  });
});

describe('the list of one’s sessions', () => {
  test('has at most a hundred sessions: the calling one and the most recently seen', async () => {
    const student = await aStudent(context);
    const here = await logInWith(DESK, student);
    await sql`insert into sessions (id, user_id, created_at, expires_at)
      select gen_random_uuid(), ${student.id}, ${context.clock()}::timestamptz + n * interval '1 second',
        ${context.clock()}::timestamptz + interval '1 day'
      from generate_series(1, 300) as n`.execute(context.db);
    const sessions = await list(here);
    expect(sessions).toHaveLength(100);
    expect(sessions[0]).toMatchObject({ browser: 'Firefox', current: true });
    expect(Date.parse(sessions[1]?.created_at ?? '')).toBeGreaterThan(context.clock().getTime() + 299_000);
  });

  test('names the device and the start of each, the calling one first', async () => {
    const student = await aStudent(context);
    const desk = await logInWith(DESK, student);
    clock.advance(MINUTE);
    await logInWith(PHONE, student);
    clock.advance(MINUTE);
    const sessions = await list(desk);
    expect(sessions).toMatchObject([
      { browser: 'Firefox', system: 'Windows', current: true },
      { browser: 'Chrome', system: 'Android', current: false },
    ]);
    const [here, there] = sessions.map(
      ({ created_at, seen_at }) => Date.parse(seen_at) - Date.parse(created_at),
    );
    expect(here).toBeGreaterThanOrEqual(2 * MINUTE);
    expect(there).toBe(0);
  });

  test('has no session that belongs to another account, has ended or has expired', async () => {
    const student = await aStudent(context);
    await logInWith(PHONE, await aStudent(context));
    await logInWith(PHONE, student);
    clock.advance(2 * 60 * MINUTE + 1000);
    const ended = await logInWith(PHONE, student);
    await call(contract.logout, { as: ended });
    const here = await logInWith(DESK, student);
    expect(await list(here)).toMatchObject([{ browser: 'Firefox', current: true }]);
  });

  test('has only the calling session after a password change', async () => {
    const student = await aStudent(context);
    await logInWith(PHONE, student);
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/update-password',
      headers: { 'user-agent': DESK, authorization: `Bearer ${await logInWith(DESK, student)}` },
      payload: { password: 'another password', current_password: PASSWORD },
    });
    expect(await list(response.json().access_token)).toMatchObject([{ browser: 'Firefox', current: true }]);
  });
});

describe('the time when a session was last seen', () => {
  /** The session store of another process, which caches nothing. */
  const other = createSessionStore({ ...context, notices: noNotices, tokenHours: 2 });
  const seenElsewhere = async (as: string) => (await list(as)).find(({ current }) => !current)?.seen_at ?? '';

  test('is stored by a periodic job of any process, not by the calls', async () => {
    const student = await aStudent(context);
    const [here, there] = [await logInWith(DESK, student), await logInWith(PHONE, student)];
    const began = await seenElsewhere(here);
    const after = async (minutes: number, { noteSeen }: Pick<SessionStore, 'noteSeen'>) => {
      clock.advance(minutes * MINUTE);
      await other.verify(there);
      await noteSeen();
      return Math.round((Date.parse(await seenElsewhere(here)) - Date.parse(began)) / MINUTE);
    };
    const noJob = { noteSeen: async () => undefined };
    expect(await after(5, other)).toBe(0);
    expect(await after(15, noJob)).toBe(0);
    expect(await after(0, other)).toBe(20);
    expect(await after(5, other)).toBe(20);
    expect(await after(5, other)).toBe(30);
  });

  test('does not wait for a transaction that has locked its row', async () => {
    const student = await aStudent(context);
    const [here, there] = [await logInWith(DESK, student), await logInWith(PHONE, student)];
    clock.advance(20 * MINUTE);
    await other.verify(there);
    await context.db.transaction().execute(async (trx) => {
      await trx.selectFrom('sessions').select('id').where('user_id', '=', student.id).forUpdate().execute();
      await other.noteSeen();
    });
    expect(Date.parse((await list(here))[1]?.seen_at ?? '')).toBeLessThan(
      context.clock().getTime() - 19 * MINUTE,
    );
  });
});

describe('logging out elsewhere', () => {
  test('ends one session, whose next call is rejected', async () => {
    const student = await aStudent(context);
    const [here, there] = [await logInWith(DESK, student), await logInWith(PHONE, student)];
    const id = (await list(here)).find(({ current }) => !current)?.id ?? '';
    expect(await isLive(there)).toBe(true);
    expect((await call(contract.endOwnSession, { as: here, params: { id } })).status).toBe(200);
    expect(await isLive(there)).toBe(false);
    expect(await isLive(here)).toBe(true);
    expect((await call(contract.endOwnSession, { as: here, params: { id } })).status).toBe(404);
  });

  test('ends all but the calling session', async () => {
    const admin = await anAdmin(context);
    const [here, ...there] = [
      await logInWith(DESK, admin),
      await logInWith(PHONE, admin),
      await logInWith(PHONE, admin),
    ];
    expect((await call(contract.endOtherSessions, { as: here })).status).toBe(200);
    expect(await isLive(here)).toBe(true);
    for (const token of there) expect(await isLive(token)).toBe(false);
    expect(await list(here)).toHaveLength(1);
  });

  test('is in the audit log only if a session ended', async () => {
    const admin = await anAdmin(context);
    const [here] = [await logInWith(DESK, admin), await logInWith(PHONE, admin)];
    for (let press = 0; press < 3; press += 1) await call(contract.endOtherSessions, { as: here });
    const lines = await context.db
      .selectFrom('audit_log')
      .select('action')
      .where('person_id', '=', admin.id)
      .where('action', '=', 'sessions_ended')
      .execute();
    expect(lines).toHaveLength(1);
  });

  test('does not end another account’s session', async () => {
    const [student, other] = [await aStudent(context), await aStudent(context)];
    const [mine, theirs] = [await logInWith(DESK, student), await logInWith(PHONE, other)];
    const id = (await list(theirs))[0]?.id ?? '';
    const { status, error } = await call(contract.endOwnSession, { as: mine, params: { id } });
    expect([status, error.code]).toEqual([404, 'not_found']);
    await call(contract.endOtherSessions, { as: mine });
    expect(await isLive(theirs)).toBe(true);
  });
});
