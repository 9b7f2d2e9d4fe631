import { beforeEach, expect, test, vi } from 'vitest';
import { hashPassword, hashRandomPassword, verifyPassword } from './passwords.ts';

/** Argon2 parameters of each verified hash, in order. */
const verified = vi.hoisted(() => [] as string[]);
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify(hashed: string, password: string) {
      verified.push(hashed.split('$')[3] ?? '');
      return real.verify(hashed, password);
    },
  };
});

beforeEach(() => {
  verified.length = 0;
});

const FULL = 'm=19456,t=2,p=1';
const LIGHT = 'm=7168,t=1,p=1';

test.each([
  ['an unknown account', undefined],
  ['an account without a password', null],
  ['a wrong password', hashPassword('the right one')],
  ['a wrong password of a fresh account', hashRandomPassword('the right one')],
])('%s costs one full and one light hash', async (_, passwordHash) => {
  expect(await verifyPassword(await passwordHash, 'a wrong one')).toBe(false);
  expect(verified.sort()).toEqual([FULL, LIGHT]);
});
