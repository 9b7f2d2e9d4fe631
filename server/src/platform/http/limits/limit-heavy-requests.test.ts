import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitHeavyRequests } from './limit-heavy-requests.ts';

/** Keeps the process busy for so many milliseconds. */
function toil(ms: number) {
  const began = performance.now();
  while (performance.now() - began < ms);
}

test('other requests get their turn between any two pieces of work', async () => {
  const runInTurn = limitHeavyRequests({ waiting: 8 });
  const done: string[] = [];
  const piece = (caller: string) => runInTurn(caller, () => void done.push(caller));
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await breathe();
      if (done.at(-1) !== 'other') done.push('other');
    }
  })();
  await Promise.all(['one', 'two', 'three'].map(piece));
  isOver = true;
  await others;
  expect(done.filter((who) => who !== 'other')).toEqual(['one', 'two', 'three']);
  expect(done.join(' ')).not.toMatch(/(one|two|three) (one|two|three)/);
});

test('a caller that repeats requests rests between them, and others go first', async () => {
  const runInTurn = limitHeavyRequests({ waiting: 8 });
  const done: string[] = [];
  const piece = (caller: string) =>
    runInTurn(caller, () => {
      toil(10);
      done.push(caller);
    });
  await Promise.all([piece('one'), piece('one'), piece('one'), piece('two'), piece('three')]);
  expect(done).toEqual(['one', 'two', 'three', 'one', 'one']);
});

test('pieces beyond a caller’s queue are refused, and a failed one rejects and takes no turn', async () => {
  const runInTurn = limitHeavyRequests({ waiting: 1 });
  const failing = runInTurn('one', () => {
    throw new Error('It fails.');
  });
  const waiting = runInTurn('one', () => 'done');
  await expect(runInTurn('one', () => 'too many')).rejects.toMatchObject({ status: 429 });
  await expect(failing).rejects.toThrow('It fails.');
  expect(await waiting).toBe('done');
});
