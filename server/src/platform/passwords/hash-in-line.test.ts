import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hashesAtOnce, hashInLine, type Lane } from './hash-in-line.ts';

/** A queue whose hashes take one millisecond per character of the password. `begun` has the started ones in order. */
function aQueue(atOnce: number) {
  const begun: string[] = [];
  const { hash } = hashInLine(async ({ password }) => {
    begun.push(password.trim());
    await sleep(password.length);
    if (password.startsWith('bad')) throw new Error('no');
    return true;
  }, atOnce);
  const add = (password: string, lane: Lane, party = 'a school') =>
    hash({ kind: 'verify', password, passwordHash: null }, { lane, party });
  return { add, begun };
}

test('a login from a known device runs before the others that wait', async () => {
  const { add, begun } = aQueue(1);
  const all = ['n1', 'n2', 'n3', 'n4', 'n5'].map((name) => add(name, 'new'));
  all.push(...['k1', 'k2'].map((name) => add(name, 'known')));
  await Promise.all(all);
  expect(begun.slice(0, 4)).toEqual(expect.arrayContaining(['n1', 'k1', 'k2']));
  expect(begun.slice(4)).toEqual(['n3', 'n4', 'n5']);
});

test.each([
  [1, 1],
  [2, 1],
  [8, 7],
  [32, 31],
])('with %i cores, %i hashes run at once', (cores, expected) => {
  expect(hashesAtOnce(cores)).toBe(expected);
});

test('the queue has 500 places for each hash that runs at once', async () => {
  const { hash } = hashInLine(() => new Promise<boolean>(() => undefined), 4);
  const refused: unknown[] = [];
  for (let n = 0; n < 4 + 4 * 500 + 3; n++) {
    hash({ kind: 'verify', password: '', passwordHash: null }, { lane: 'known', party: 'a school' }).catch(
      (error) => refused.push(error),
    );
  }
  await sleep(0);
  expect(refused).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ status: 503 })));
});

test('suspects are hashed one at a time, with a pause of three times the duration', async () => {
  const { add, begun } = aQueue(2);
  const suspects = ['s1', 's2', 's3'].map((name) => add(name.padEnd(60), 'suspect', name));
  await Promise.all(['n1', 'n2', 'n3', 'n4', 'n5', 'n6'].map((name) => add(name.padEnd(10), 'new')));
  expect(await suspects[0]).toBe(true);
  await add('n7', 'new');
  expect(begun).toEqual(['s1', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7']);
  expect(await Promise.all(suspects)).toEqual([true, true, true]);
});

test('a failed hash of a suspect rejects, and the next one runs', async () => {
  const { add } = aQueue(1);
  await expect(add('bad', 'suspect')).rejects.toThrow('no');
  expect(await add('good', 'suspect')).toBe(true);
});
