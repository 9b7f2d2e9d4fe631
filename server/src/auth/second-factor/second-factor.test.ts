import { createHash } from 'node:crypto';
import * as contract from '@lulus/contract';
import { decodeJwt } from 'jose';
import { type TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { anAdmin, PASSWORD } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { drawToken } from '../links/link-token.ts';
import { insertLinks } from '../links/password-links.queries.ts';
import { takeStep } from './second-factors.queries.ts';

const { context, call, clock } = await createTestApp({ TOKEN_HOURS: '8760' });
const STEP_MS = 30_000;
const WAIT_MS = 900_000;

type Admin = Awaited<ReturnType<typeof anAdmin>>;

/** Returns an authenticator app: it shows the code of the server's current time step plus `ahead`. */
function appOf(uri: string) {
  const totp = URI.parse(uri) as TOTP;
  return (ahead = 0) => totp.generate({ timestamp: context.clock().getTime() + ahead * STEP_MS });
}

async function uriFor(as: Admin): Promise<string> {
  return (await call(contract.beginSecondFactor, { as, body: { password: PASSWORD } })).reply.uri;
}
const begin = async (as: Admin) => appOf(await uriFor(as));

/** Returns an admin with a second factor. The clock is past the step of the code that enabled it. */
async function aGuardedAdmin() {
  const admin = await anAdmin(context);
  const app = await begin(admin);
  const { reply } = await call(contract.confirmSecondFactor, { as: admin, body: { code: app() } });
  clock.advance(STEP_MS);
  return { admin, app, recovery: reply.recovery_codes };
}

const logIn = ({ email }: Admin, code?: string, password = PASSWORD) =>
  call(contract.login, { body: { email: email ?? '', password, code } });
const codeOf = async (answer: Promise<{ status: number; error: contract.ErrorBody }>) =>
  (await answer).error.code;

/** Returns a code that is not right now. */
function wrongCode(app: (ahead?: number) => string): string {
  const right = [-2, -1, 0, 1, 2].map(app);
  return (
    ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.includes(code)) ?? ''
  );
}

const read = async (as: Admin) => (await call(contract.getSecondFactor, { as })).reply;

describe('enabling the second factor', () => {
  test('requires the password', async () => {
    const admin = await anAdmin(context);
    const { status, error } = await call(contract.beginSecondFactor, {
      as: admin,
      body: { password: 'wrong' },
    });
    expect(status).toBe(422);
    expect(error.message).toEqual({ password: ['The password is not right.'] });
  });

  test('takes effect only after a code of the app', async () => {
    const admin = await anAdmin(context);
    const app = await begin(admin);
    expect((await logIn(admin)).status).toBe(200);
    const wrong = await call(contract.confirmSecondFactor, { as: admin, body: { code: wrongCode(app) } });
    expect(wrong.status).toBe(422);
    expect(wrong.error.message).toEqual({ code: ['The code is not right.'] });
    expect(await read(admin)).toEqual({ on_since: null, recovery_codes_left: 0 });
    const { reply } = await call(contract.confirmSecondFactor, { as: admin, body: { code: app() } });
    expect(new Set(reply.recovery_codes).size).toBe(10);
    expect(await codeOf(logIn(admin))).toBe('second_factor_required');
    expect(await read(admin)).toMatchObject({ on_since: expect.any(String), recovery_codes_left: 10 });
  });

  test('can be repeated with another secret until a code confirms it', async () => {
    const admin = await anAdmin(context);
    const first = await begin(admin);
    const second = await begin(admin);
    expect(first()).not.toBe(second());
    expect((await call(contract.confirmSecondFactor, { as: admin, body: { code: second() } })).status).toBe(
      200,
    );
    const again = await call(contract.beginSecondFactor, { as: admin, body: { password: PASSWORD } });
    expect([again.status, again.error.code]).toEqual([409, 'second_factor_on']);
    const twice = await call(contract.confirmSecondFactor, { as: admin, body: { code: second(1) } });
    expect([twice.status, twice.error.code]).toEqual([409, 'second_factor_on']);
  });

  test('stores neither the secret nor a recovery code as plain text', async () => {
    const admin = await anAdmin(context);
    const uri = await uriFor(admin);
    const clear = Buffer.from((URI.parse(uri) as TOTP).secret.bytes);
    const row = await context.db
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', admin.id)
      .executeTakeFirstOrThrow();
    expect(clear).toHaveLength(20);
    expect(row.secret).toHaveLength(12 + 16 + 20);
    expect(row.secret.includes(clear)).toBe(false);

    const body = { code: appOf(uri)() };
    const { recovery_codes } = (await call(contract.confirmSecondFactor, { as: admin, body })).reply;
    const kept = await context.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', admin.id)
      .execute();
    const sha256 = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
    expect(kept.map(({ code_hash }) => code_hash.toString('hex')).sort()).toEqual(
      recovery_codes.map(sha256).sort(),
    );
  });
});

describe('a login with a second factor', () => {
  test('requires a code only after the right password', async () => {
    const { admin, app } = await aGuardedAdmin();
    const plain = await anAdmin(context);
    const [guarded, unguarded] = [await logIn(admin, app(), 'wrong'), await logIn(plain, undefined, 'wrong')];
    expect(guarded.status).toBe(401);
    expect(guarded.error).toEqual(unguarded.error);
    const { status, error } = await logIn(admin);
    expect([status, error.code]).toEqual([401, 'second_factor_required']);
  });

  test('accepts the code of the app, and returns an admin’s token', async () => {
    const { admin, app } = await aGuardedAdmin();
    const { reply } = await logIn(admin, `${app().slice(0, 3)} ${app().slice(3)}`);
    expect(decodeJwt(reply.access_token)).toMatchObject({ id: admin.id, role: 'admin' });
  });

  test('accepts a code once, and no code of an earlier step afterwards', async () => {
    const { admin, app } = await aGuardedAdmin();
    const [earlier, used, later] = [app(), app(1), app(2)];
    clock.advance(STEP_MS);
    expect((await logIn(admin, used)).status).toBe(200);
    for (const code of [used, earlier]) expect(await codeOf(logIn(admin, code))).toBe('bad_code');
    expect((await logIn(admin, later)).status).toBe(200);
  });

  test('accepts one of several concurrent logins with the same code', async () => {
    const { admin, app } = await aGuardedAdmin();
    const code = app();
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(admin, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const nodes = await Promise.all([1, 2].map(() => takeStep(context.db, admin.id, 2_000_000_000)));
    expect(nodes.sort()).toEqual([false, true]);
  });

  test('accepts each recovery code once, in any spelling, also of concurrent logins', async () => {
    const { admin, recovery } = await aGuardedAdmin();
    const [first = '', second = ''] = recovery;
    expect((await logIn(admin, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect(await codeOf(logIn(admin, first))).toBe('bad_code');
    const both = await Promise.all([logIn(admin, second), logIn(admin, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await read(admin)).recovery_codes_left).toBe(8);
    const { admin: other } = await aGuardedAdmin();
    expect(await codeOf(logIn(other, recovery[2]))).toBe('bad_code');
  });

  test('makes guesses wait, concurrent ones too, and accepts the right code after that', async () => {
    const { admin, app } = await aGuardedAdmin();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn(admin, wrongCode(app))));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    // The right code has to wait as well: it could be the next guess.
    const right = await logIn(admin, app());
    expect([right.status, right.error.code, right.headers['retry-after']]).toEqual([
      429,
      'too_many_codes',
      // The first guesses may be a second old.
      expect.stringMatching(/^(29|30)$/),
    ]);
    clock.advance(31_000);
    expect(await codeOf(logIn(admin, wrongCode(app)))).toBe('bad_code');
    clock.advance(31_000);
    expect((await logIn(admin, app())).status).toBe(429);
    clock.advance(30_000);
    expect((await logIn(admin, app())).status).toBe(200);
    clock.advance(STEP_MS);
    expect(await codeOf(logIn(admin, wrongCode(app)))).toBe('bad_code');
    expect((await logIn(admin, app())).status).toBe(200);
  });

  test('works despite another person’s guesses, since recovery codes do not wait', async () => {
    const { admin, app, recovery } = await aGuardedAdmin();
    for (let guess = 0; guess < 6; guess++) await logIn(admin, wrongCode(app));
    expect((await logIn(admin, app())).status).toBe(429);
    expect((await logIn(admin, recovery[0])).status).toBe(200);
    for (let guess = 0; guess < 20; guess++) {
      await logIn(admin, wrongCode(app));
      clock.advance(WAIT_MS);
    }
    expect((await logIn(admin, app())).status).toBe(200);
  });
});

describe('the second factor', () => {
  test('audits each wrong password and code', async () => {
    const failures = async ({ id }: Admin) =>
      (
        await context.db
          .selectFrom('audit_log')
          .select('user_id')
          .where('action', '=', 'login_failed')
          .where('person_id', '=', id)
          .execute()
      ).map(({ user_id }) => user_id);
    const { admin, app } = await aGuardedAdmin();
    const newcomer = await anAdmin(context);
    const guess = { password: 'wrong', code: wrongCode(app) };
    await call(contract.beginSecondFactor, { as: newcomer, body: guess });
    const appOfNewcomer = await begin(newcomer);
    const code = wrongCode(appOfNewcomer);
    await call(contract.confirmSecondFactor, { as: newcomer, body: { code } });
    expect(await failures(newcomer)).toEqual([newcomer.id, newcomer.id]);
    for (const endpoint of [contract.removeSecondFactor, contract.renewRecoveryCodes]) {
      await call(endpoint, { as: admin, body: guess });
      await call(endpoint, { as: admin, body: { ...guess, password: PASSWORD } });
    }
    expect(await failures(admin)).toEqual(Array(4).fill(admin.id));
    // The server knows only the link, not the person who uses it.
    const token = await aLinkFor(admin);
    const form = { token, password: 'another password' };
    await call(contract.setPassword, { body: form });
    await call(contract.setPassword, { body: { ...form, code: guess.code } });
    expect((await failures(admin)).slice(4)).toEqual([null]);
  });

  test('is required by a set-password link before the link is used up', async () => {
    const { admin, app, recovery } = await aGuardedAdmin();
    const token = await aLinkFor(admin);
    const set = (code?: string) =>
      call(contract.setPassword, { body: { token, password: 'another password', code } });
    expect(await codeOf(set())).toBe('second_factor_required');
    expect(await codeOf(set(wrongCode(app)))).toBe('bad_code');
    expect((await logIn(admin, recovery[0])).status).toBe(200);
    const { reply } = await set(app());
    expect(decodeJwt(reply.access_token).id).toBe(admin.id);
    expect(await codeOf(logIn(admin, undefined, 'another password'))).toBe('second_factor_required');
  });

  test('stays on when the password changes', async () => {
    const { admin } = await aGuardedAdmin();
    const body = { password: 'another password', current_password: PASSWORD };
    expect((await call(contract.updatePassword, { as: admin, body })).status).toBe(200);
    expect(await codeOf(logIn(admin, undefined, 'another password'))).toBe('second_factor_required');
  });

  test('requires password and code before it is removed or gets new recovery codes', async () => {
    const { admin, app } = await aGuardedAdmin();
    for (const endpoint of [contract.removeSecondFactor, contract.renewRecoveryCodes]) {
      const without = await call(endpoint, { as: admin, body: { password: 'wrong', code: app() } });
      expect(without.error.message).toEqual({ password: ['The password is not right.'] });
      const wrong = await call(endpoint, { as: admin, body: { password: PASSWORD, code: wrongCode(app) } });
      expect([wrong.status, wrong.error.message]).toEqual([422, { code: ['The code is not right.'] }]);
    }
    expect((await read(admin)).recovery_codes_left).toBe(10);
  });
});

test('new recovery codes replace the old ones', async () => {
  const { admin, app, recovery } = await aGuardedAdmin();
  const { reply } = await call(contract.renewRecoveryCodes, {
    as: admin,
    body: { password: PASSWORD, code: app() },
  });
  expect(reply.recovery_codes).toHaveLength(10);
  expect(await codeOf(logIn(admin, recovery[0]))).toBe('bad_code');
  expect((await logIn(admin, reply.recovery_codes[0])).status).toBe(200);
});

test('a removed second factor is not required any more, and its recovery codes are deleted', async () => {
  const { admin, recovery } = await aGuardedAdmin();
  const body = { password: PASSWORD, code: recovery[0] ?? '' };
  expect((await call(contract.removeSecondFactor, { as: admin, body })).status).toBe(200);
  expect((await logIn(admin)).status).toBe(200);
  expect(await read(admin)).toEqual({ on_since: null, recovery_codes_left: 0 });
});

/** Inserts a reset link of the admin, and returns its token. */
async function aLinkFor({ id }: Admin): Promise<string> {
  const { token, ...drawn } = drawToken('reset', context.clock());
  const link = { id: crypto.randomUUID(), user_id: id, ...drawn };
  await insertLinks(context.db, [link], { purpose: 'reset', now: context.clock() });
  return token;
}
