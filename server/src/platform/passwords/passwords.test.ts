import { availableParallelism } from 'node:os';
import { hash } from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { hashesAtOnce, hashPassword, verifyPassword, WAITING } from './passwords.ts';

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

test.each([
  ['an unknown account', undefined],
  ['an account without a password', null],
  ['a wrong password', hashPassword('the right one')],
])('%s costs one hash', async (_, passwordHash) => {
  expect(await verifyPassword(await passwordHash, 'a wrong one')).toBe(false);
  expect(verified).toEqual(['m=19456,t=2,p=1']);
});

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [32, 3],
])('with %i cores, %i hashes run at once', (cores, expected) => {
  expect(hashesAtOnce(cores)).toBe(expected);
});

test('a full queue rejects with 503, and known callers run before the others', async () => {
  const cores = hashesAtOnce(availableParallelism());
  // A cheap hash, which one verification matches.
  const passwordHash = await hash('x', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const order: string[] = [];
  let rejected = 0;
  const add = (caller: 'known' | 'unknown') =>
    verifyPassword(passwordHash, 'x', caller).then(
      () => order.push(caller),
      (error) => {
        expect(error).toMatchObject({ status: 503, retryAfter: 10 });
        rejected += 1;
      },
    );
  const all = Array.from({ length: cores + WAITING + 3 }, () => add('unknown'));
  all.push(add('known'));
  await Promise.all(all);
  expect(rejected).toBe(3);
  expect(order.indexOf('known')).toBeLessThan(2 * cores);
});
