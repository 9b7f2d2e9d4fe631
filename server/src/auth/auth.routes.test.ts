import { listExaminations, login, logout, updatePassword } from '@lulus/contract';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { anAdmin, aStudent, PASSWORD } from '../../test/factories.ts';
import { moveTime } from '../../test/move-time.ts';
import { createTestApp } from '../../test/test-app.ts';

const { app, context, call, clock } = await createTestApp();

const loginAs = (email: string, password: string) => call(login, { body: { email, password } });

describe('login', () => {
  test('rejects an unknown account and a wrong password with the same error', async () => {
    const student = await aStudent(context);
    const unknown = await loginAs('unknown@example.test', PASSWORD);
    const wrong = await loginAs(student.email ?? '', 'wrong password');
    expect(unknown.status).toBe(401);
    expect(unknown.error).toEqual(wrong.error);
    expect(unknown.error.code).toBe('bad_credentials');
  });

  test('rejects an account without a password', async () => {
    const student = await aStudent(context, { password_hash: null });
    expect((await loginAs(student.email ?? '', '')).status).toBe(422);
    expect((await loginAs(student.email ?? '', PASSWORD)).status).toBe(401);
  });

  test.each(['0815 5555 6666', '6281555556666', '+62 815-5555-6666', 'WA@Example.TEST'])(
    'accepts the login %s',
    async (identifier) => {
      await context.db.deleteFrom('users').where('email', '=', 'wa@example.test').execute();
      await aStudent(context, { email: 'wa@example.test', whatsapp: '081555556666' });
      expect((await loginAs(identifier, PASSWORD)).status).toBe(200);
    },
  );

  test('returns a token whose payload is the user', async () => {
    const admin = await anAdmin(context, { must_change_password: true });
    const { reply } = await loginAs(admin.email ?? '', PASSWORD);
    const payload = decodeJwt(reply.access_token);
    expect(payload).toMatchObject({
      sub: admin.id,
      id: admin.id,
      role: 'admin',
      first_name: 'Sari',
      email: admin.email,
      must_change_password: true,
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(12 * 3600);
    expect(reply.access_token).not.toContain(admin.password_hash);
  });
});

describe('a session', () => {
  test('is rejected without a token, with a forged one, and with the algorithm none', async () => {
    const student = await aStudent(context);
    const { reply } = await loginAs(student.email ?? '', PASSWORD);
    const [, payload] = reply.access_token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const token of [undefined, 'nonsense', `${reply.access_token.slice(0, -4)}AAAA`, none]) {
      const { status, error } = await call(logout, { as: token });
      expect(status).toBe(401);
      expect(error.code).toBe('unauthenticated');
    }
  });

  test('ends with logout', async () => {
    const token = await context.sessions.open(await aStudent(context));
    expect((await call(logout, { as: token })).status).toBe(200);
    expect((await call(logout, { as: token })).status).toBe(401);
  });

  test('expires after twelve hours', async () => {
    const token = await context.sessions.open(await aStudent(context));
    clock.advance(12 * 3_600_000 + 1000);
    expect((await call(logout, { as: token })).status).toBe(401);
  });

  test('ends when its account is deleted', async () => {
    const student = await aStudent(context);
    const token = await context.sessions.open(student);
    await context.db.deleteFrom('users').where('id', '=', student.id).execute();
    expect((await call(logout, { as: token })).status).toBe(401);
  });
});

describe('changing the password', () => {
  test('is rejected without the current password, or with a wrong one', async () => {
    const student = await aStudent(context);
    for (const [current_password, sentence] of [
      [undefined, 'Enter your current password.'],
      ['', 'Enter your current password.'],
      ['wrong', 'The current password is not right.'],
    ] as const) {
      const { status, error } = await call(updatePassword, {
        as: student,
        body: { password: 'a better password', current_password },
      });
      expect(status).toBe(422);
      expect(error.message).toEqual({ current_password: [sentence] });
    }
    expect((await loginAs(student.email ?? '', PASSWORD)).status).toBe(200);
  });

  test('needs no current password while the account has to change it', async () => {
    const student = await aStudent(context, { must_change_password: true });
    const { reply } = await call(updatePassword, { as: student, body: { password: 'a better password' } });
    expect(decodeJwt(reply.access_token)).toMatchObject({ must_change_password: false });
    expect((await loginAs(student.email ?? '', 'a better password')).status).toBe(200);
  });

  test.each(['bismillah', 'sari lestari'])('is rejected for the guessable password %s', async (password) => {
    const student = await aStudent(context, { must_change_password: true });
    const { status, error } = await call(updatePassword, { as: student, body: { password } });
    expect([status, Object.keys(error.message)]).toEqual([422, ['password']]);
  });

  test('requires twelve characters for an admin', async () => {
    const admin = await anAdmin(context, { must_change_password: true });
    const short = await call(updatePassword, { as: admin, body: { password: 'padi kuning' } });
    expect(short.error.message).toEqual({ password: ['Kata sandi minimal 12 karakter'] });
    expect((await call(updatePassword, { as: admin, body: { password: 'padi kuning 7' } })).status).toBe(200);
  });

  test('is rate limited after five wrong current passwords', async () => {
    const student = await aStudent(context);
    const guess = (current_password: string) =>
      call(updatePassword, { as: student, body: { password: 'a better password', current_password } });
    for (let tries = 0; tries < 5; tries++) expect((await guess(`guess ${tries}`)).status).toBe(422);
    const { status, error, headers } = await guess(PASSWORD);
    expect([status, error.code, headers['retry-after']]).toEqual([429, 'rate_limited', '5']);
    moveTime(5000);
    expect((await guess(PASSWORD)).status).toBe(200);
  });

  test('ends every other session of the account, and not the calling one', async () => {
    const student = await aStudent(context);
    const [elsewhere, asking] = [await context.sessions.open(student), await context.sessions.open(student)];
    const { reply } = await call(updatePassword, {
      as: asking,
      body: { password: 'a better password', current_password: PASSWORD },
    });
    expect((await call(logout, { as: elsewhere })).status).toBe(401);
    expect((await call(listExaminations, { as: asking })).status).toBe(200);
    expect((await call(logout, { as: reply.access_token })).status).toBe(200);
    expect((await call(listExaminations, { as: asking })).status).toBe(401);
  });
});

describe('an unreadable request', () => {
  test.each([
    ['bad JSON', { payload: '{"email":', headers: { 'content-type': 'application/json' } }, 400],
    ['no body', { headers: { 'content-type': 'application/json' } }, 400],
    ['a foreign content type', { payload: '<xml/>', headers: { 'content-type': 'application/xml' } }, 415],
    ['a body of 10 MB', { payload: { email: 'x'.repeat(10_000_000), password: 'x' } }, 413],
    ['a list for an object', { payload: [1, 2] }, 422],
    [
      'a prototype in the body',
      { payload: '{"__proto__":{"role":"admin"}}', headers: { 'content-type': 'application/json' } },
      400,
    ],
  ])('%s is rejected in the contract’s error shape', async (_, request, status) => {
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', ...request });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      message: expect.anything(),
      code: expect.stringMatching(/^[a-z_]+$/),
      params: {},
      ...(status === 422 && { fields: expect.any(Object) }),
    });
    expect(response.headers['x-request-id']).toBeTruthy();
  });
});
