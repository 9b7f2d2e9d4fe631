/** A crowd of hundreds of callers that retry at once must not delay the logins of others. */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import * as contract from '@lulus/contract';
import { v7 as newId } from 'uuid';
import { expect, test, vi } from 'vitest';
import { anAdmin, aStudent, PASSWORD } from '../../../test/factories.ts';
import { hashing } from '../../../test/fake-hashing.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { HASHES_AT_ONCE, type Waiting } from './hash-in-line.ts';
import { hashPassword, turnOf, verifyPassword } from './passwords.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const { fakeHashing } = await import('../../../test/fake-hashing.ts');
  return fakeHashing(await original<typeof import('@node-rs/argon2')>());
});

const { context, call } = await createTestApp();
const admin = await anAdmin(context);
const NEW = 'bukit hijau';

/** More callers than the queue has places, at the address of the test's own calls. */
const aCrowd = () =>
  Array.from({ length: 520 * Math.min(3, HASHES_AT_ONCE) }, () =>
    turnOf({ user_id: newId(), address: '127.0.0.1', request_id: null }),
  );

/** Starts a login for each caller of the crowd. Rejected ones retry at once. Hashes wait until they are released. */
function gather(crowd: Waiting[]) {
  let release: () => void = () => undefined;
  function releaseOne(): void {
    const { promise, resolve } = Promise.withResolvers<void>();
    hashing.held = promise;
    release();
    release = resolve;
  }
  let done = 0;
  async function logInWithRetries(caller: Waiting): Promise<void> {
    try {
      await verifyPassword(null, 'wrong', caller);
      done += 1;
    } catch {
      await setImmediate();
      await logInWithRetries(caller);
    }
  }
  releaseOne();
  const all = Promise.all(crowd.map(logInWithRetries));
  return {
    /** Releases the waiting hashes step by step until `until` settles. Returns the number of finished logins. */
    async trickle(until: Promise<unknown>): Promise<number> {
      let isOver = false;
      void until.finally(() => {
        isOver = true;
      });
      for (; !isOver; await sleep(20)) releaseOne();
      return done;
    },
    releaseAll: () => release(),
    ended: all,
  };
}

async function aLink(): Promise<string> {
  const { id } = await aStudent(context, { password_hash: null });
  const { reply } = await call(contract.makePasswordLink, { as: admin, params: { id }, body: {} });
  return (reply.card?.link ?? '').split('token=')[1] ?? '';
}

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const useLink = (token: string) => statusOf(call(contract.setPassword, { body: { token, password: NEW } }));
const logIn = ({ email }: { email: string | null }, password = PASSWORD) =>
  statusOf(call(contract.login, { body: { email: email ?? '', password } }));
const change = (as: Awaited<ReturnType<typeof aStudent>>) =>
  statusOf(call(contract.updatePassword, { as, body: { password: NEW, current_password: PASSWORD } }));

test('hundreds of retrying callers delay neither a new caller at their address nor an admin', async () => {
  const crowd = aCrowd();
  for (let turn = 1; turn <= 5; turn++) for (const one of crowd) await hashPassword('x', one);
  const token = await aLink();
  const [student, newcomer, forgetful] = [
    await aStudent(context),
    await aStudent(context),
    await aStudent(context),
  ];
  const { trickle, releaseAll, ended } = gather(crowd);
  const reset = call(contract.resetStudentPassword, { as: admin, params: { id: forgetful.id } });
  const others = Promise.all([change(student), logIn(newcomer), useLink(token), statusOf(reset)]);
  expect(await trickle(others)).toBeLessThan(crowd.length / 2);
  expect(await others).toEqual([200, 200, 200, 200]);
  releaseAll();
  await ended;
});

test('a rejected new password does not cause a verification of the current one', async () => {
  const student = await aStudent(context);
  const { verified } = hashing;
  const body = { password: 'bismillah', current_password: PASSWORD };
  expect(await statusOf(call(contract.updatePassword, { as: student, body }))).toBe(422);
  expect(hashing.verified).toBe(verified);
});

test('in a crowd, unverified attempts do not count, and a login works without a new hash', async () => {
  const token = await aLink();
  const [student, newcomer] = [
    await aStudent(context),
    await aStudent(context, { password_hash: await hashPassword('sawah luas') }),
  ];
  const { promise, resolve: releaseNewcomer } = Promise.withResolvers<void>();
  hashing.delays.set('sawah luas', promise);
  const { verified } = hashing;
  const loggedIn = logIn(newcomer, 'sawah luas');
  await vi.waitUntil(() => hashing.verified > verified);
  const { releaseAll, ended } = gather(aCrowd());
  // More than the limit of wrong passwords.
  for (let tries = 1; tries <= 11; tries++) {
    expect(await useLink(token)).toBe(503);
    expect(await change(student)).toBe(503);
  }
  const hashOf = () =>
    context.db.selectFrom('users').select('password_hash').where('id', '=', newcomer.id).executeTakeFirst();
  const before = await hashOf();
  releaseNewcomer();
  expect(await loggedIn).toBe(200);
  expect(await hashOf()).toEqual(before);
  releaseAll();
  await ended;
  expect(await useLink(token)).toBe(200);
  expect(await change(student)).toBe(200);
  expect(await logIn(newcomer, 'sawah luas')).toBe(200);
  expect(await hashOf()).not.toEqual(before);
});
