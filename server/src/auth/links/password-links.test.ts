import { createHash } from 'node:crypto';
import * as contract from '@lulus/contract';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent, PASSWORD } from '../../../test/factories.ts';
import { moveTime } from '../../../test/move-time.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { drawToken } from './link-token.ts';
import { insertLinks } from './password-links.queries.ts';

const { context, call, clock } = await createTestApp();
const admin = await anAdmin(context);

const HOUR = 3_600_000;
const DAYS = contract.INVITATION_DAYS * 24 * HOUR;

const verify = (token: string) => call(contract.verifyToken, { body: { token } });
const set = (token: string, password = 'bukit hijau') =>
  call(contract.setPassword, { body: { token, password } });
const logIn = (email: string, password: string) => call(contract.login, { body: { email, password } });

/** Opens a session for each call, since the tests move the clock by days. */
async function makeLink({ id }: { id: string }) {
  const as = await context.sessions.open(admin);
  const { reply } = await call(contract.makePasswordLink, { as, params: { id }, body: {} });
  return reply.card?.link ?? '';
}
const linkFor = async (student: { id: string }) => (await makeLink(student)).split('token=')[1] ?? '';

async function anInvited(fields: Parameters<typeof aStudent>[1] = {}) {
  const student = await aStudent(context, { password_hash: null, ...fields });
  return { student, token: await linkFor(student) };
}

/** Returns the status and error code of both calls with this token. */
async function refusals(token: string) {
  const answers = [await verify(token), await set(token)];
  return answers.map(({ status, error }) => [status, error.code]);
}

describe('a link is rejected', () => {
  test.each([
    ['nothing', '', 422],
    ['a text that is not a token', 'x', 404],
    ['a token that was never drawn', 'A'.repeat(43), 404],
    ['a text that is longer than any token', 'A'.repeat(201), 422],
    ['a text with a NUL character', 'a\0b', 422],
  ])('for %s', async (_, token, status) => {
    expect((await verify(token)).status).toBe(status);
    expect((await set(token)).status).toBe(status);
  });

  test('when it has expired', async () => {
    const { token } = await anInvited();
    clock.advance(DAYS - 60_000);
    expect((await verify(token)).status).toBe(200);
    clock.advance(60_000);
    expect(await refusals(token)).toEqual([
      [410, 'link_expired'],
      [410, 'link_expired'],
    ]);
  });

  test('when it has been used, with a message', async () => {
    const { student, token } = await anInvited();
    expect((await set(token)).status).toBe(200);
    expect(await refusals(token)).toEqual([
      [410, 'link_used'],
      [410, 'link_used'],
    ]);
    expect((await verify(token)).error.message).toMatch(/already been used/);
    expect((await logIn(student.email ?? '', 'bukit hijau')).status).toBe(200);
  });

  test('when there is a newer one', async () => {
    const { student, token } = await anInvited();
    const newer = await linkFor(student);
    expect(await refusals(token)).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
    expect((await verify(newer)).status).toBe(200);
  });

  test('when the password was changed in another way', async () => {
    const changed = await aStudent(context);
    const reset = await aStudent(context);
    const tokens = [await linkFor(changed), await linkFor(reset)];
    const body = { password: 'sandi lain', current_password: PASSWORD };
    expect((await call(contract.updatePassword, { as: changed, body })).status).toBe(200);
    const [as, params] = [await context.sessions.open(admin), { id: reset.id }];
    expect((await call(contract.resetStudentPassword, { as, params })).status).toBe(200);
    for (const token of tokens) expect((await verify(token)).status).toBe(404);
  });

  test('for a password that is too short, and stays valid', async () => {
    const { token } = await anInvited();
    const refused = await set(token, '12345');
    expect(refused.status).toBe(422);
    expect(refused.error.message).toEqual({ password: ['Kata sandi minimal 6 karakter'] });
    expect((await set(token, 'tx9fqm')).status).toBe(200);
  });

  test('for a guessable password, and stays valid', async () => {
    const { token } = await anInvited({ first_name: 'Wulan9A' });
    for (const guessed of ['sayang', 'wulan9A']) {
      expect(Object.keys((await set(token, guessed)).error.message)).toEqual(['password']);
    }
    expect((await set(token)).status).toBe(200);
  });
});

describe('a link', () => {
  test('names its account, by email address or else by WhatsApp number', async () => {
    const byEmail = await anInvited({ first_name: 'Ani', email: 'ani@example.test' });
    expect((await verify(byEmail.token)).reply).toEqual({ email: 'ani@example.test', first_name: 'Ani' });
    const byNumber = await anInvited({ email: null, whatsapp: '0812 7777 0000' });
    expect((await verify(byNumber.token)).reply.email).toBe('0812 7777 0000');
  });

  test('of an admin requires a longer password, and returns the minimum length', async () => {
    const { token, ...link } = drawToken('reset', context.clock());
    const options = { purpose: 'reset', now: context.clock() } as const;
    const { id } = await anAdmin(context);
    await insertLinks(context.db, [{ id: newId(), user_id: id, ...link }], options);
    expect((await verify(token)).reply.min_password_length).toBe(12);
    expect((await set(token, 'bukit hijau')).error.message).toEqual({
      password: ['Kata sandi minimal 12 karakter'],
    });
    expect((await set(token, 'bukit hijau tua')).status).toBe(200);
  });

  test('sets the password and logs in', async () => {
    const { student, token } = await anInvited({ must_change_password: true });
    const { access_token } = (await set(token)).reply;
    expect(decodeJwt(access_token)).toMatchObject({ id: student.id, must_change_password: false });
    expect((await call(contract.listExaminations, { as: access_token })).status).toBe(200);
    expect((await logIn(student.email ?? '', 'bukit hijau')).status).toBe(200);
  });

  test('ends the sessions of its account', async () => {
    const student = await aStudent(context);
    const elsewhere = await context.sessions.open(student);
    expect((await call(contract.listExaminations, { as: elsewhere })).status).toBe(200);
    const { access_token } = (await set(await linkFor(student))).reply;
    expect((await call(contract.listExaminations, { as: elsewhere })).status).toBe(401);
    expect((await call(contract.listExaminations, { as: access_token })).status).toBe(200);
    expect((await logIn(student.email ?? '', PASSWORD)).status).toBe(401);
  });

  test('sets only one of several passwords sent at the same time', async () => {
    const { student, token } = await anInvited();
    const passwords = ['sandi satu', 'sandi dua', 'sandi tiga'];
    const answers = await Promise.all(passwords.map((password) => set(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const logins = await Promise.all(passwords.map((password) => logIn(student.email ?? '', password)));
    expect(logins.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 200 ? 200 : 401)),
    );
  });

  test('is rate limited after ten tries, and stays valid', async () => {
    const { student, token } = await anInvited();
    for (let tries = 0; tries < 10; tries++) await context.limits.take('links', [student.id]);
    const { status, headers } = await set(token);
    expect([status, headers['retry-after']]).toEqual([429, '5']);
    moveTime(5000);
    expect((await set(token)).status).toBe(200);
  });

  test('is stored only as its SHA-256 hash', async () => {
    const { student, token } = await anInvited();
    const kept = await context.db
      .selectFrom('password_links')
      .select('token_hash')
      .where('user_id', '=', student.id)
      .execute();
    expect(kept).toEqual([{ token_hash: createHash('sha256').update(token).digest() }]);
    const { rows } = await sql<{ row: string }>`select link::text as row from password_links as link`.execute(
      context.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    const spellings = [
      token,
      Buffer.from(token).toString('hex'),
      Buffer.from(token, 'base64url').toString('hex'),
    ];
    for (const spelling of spellings) expect(JSON.stringify(rows)).not.toContain(spelling);
  });

  test('is a path without an origin if PUBLIC_URL is not set', async () => {
    expect(await makeLink(await aStudent(context))).toMatch(/^\/setPassword\?token=[\w-]{43}$/);
  });
});

test('a person who forgot the password learns that the server sends no mail', async () => {
  const { status, error } = await call(contract.forgotPassword, { body: { email: 'a@example.test' } });
  expect([status, error.code]).toEqual([409, 'mail_off']);
});
