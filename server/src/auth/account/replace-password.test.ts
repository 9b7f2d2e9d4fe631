import { login, updatePassword } from '@lulus/contract';
import { describe, expect, test, vi } from 'vitest';
import { aStudent, PASSWORD } from '../../../test/factories.ts';
import { hashing } from '../../../test/fake-hashing.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { replacePassword } from './replace-password.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const { fakeHashing } = await import('../../../test/fake-hashing.ts');
  return fakeHashing(await original<typeof import('@node-rs/argon2')>());
});

const { context, call } = await createTestApp();
const GIVEN = 'another good password';

type Student = Awaited<ReturnType<typeof aStudent>>;

const logIn = ({ email }: Student, password: string) =>
  call(login, { body: { email: email ?? '', password } });

describe('a password that is replaced while the old one is being verified', () => {
  /** Replaces the password as an admin does, but with a hash made beforehand. */
  async function replace(student: Student, password_hash: string) {
    const password = { password_hash, must_change_password: true };
    await context.db
      .transaction()
      .execute((trx) => replacePassword(trx, student.id, password, context.clock()));
  }

  /** Starts a call with the old password, and replaces the password while it is being verified. */
  async function duringReset<T>(student: Student, ask: () => Promise<T>): Promise<T> {
    const given = await hashPassword(GIVEN);
    const { promise, resolve: release } = Promise.withResolvers<void>();
    hashing.held = promise;
    const { verified } = hashing;
    const asking = ask();
    await vi.waitUntil(() => hashing.verified > verified);
    await replace(student, given);
    release();
    return asking;
  }

  const sessionsOf = (student: Student) =>
    context.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', student.id)
      .where('ended_at', 'is', null)
      .execute();

  test('does not let the old one log in', async () => {
    const student = await aStudent(context);
    const asked = await duringReset(student, () => logIn(student, PASSWORD));
    expect([asked.status, asked.error.code]).toEqual([401, 'bad_credentials']);
    expect(await sessionsOf(student)).toEqual([]);
  });

  test('is not replaced again by a session that has ended', async () => {
    const student = await aStudent(context);
    const body = { password: 'a better password', current_password: PASSWORD };
    const asked = await duringReset(student, () => call(updatePassword, { as: student, body }));
    expect([asked.status, asked.error.code]).toEqual([401, 'unauthenticated']);
    expect(await sessionsOf(student)).toEqual([]);
    expect((await logIn(student, GIVEN)).status).toBe(200);
  });

  test('makes a concurrent login wait for the transaction', async () => {
    const student = await aStudent(context);
    const given = { password_hash: await hashPassword(GIVEN), must_change_password: true };
    const { asked } = await context.db.transaction().execute(async (trx) => {
      await replacePassword(trx, student.id, given, context.clock());
      const asked = logIn(student, PASSWORD);
      await waitUntilBlocked(context.db);
      return { asked };
    });
    expect((await asked).status).toBe(401);
    expect(await sessionsOf(student)).toEqual([]);
  });
});
