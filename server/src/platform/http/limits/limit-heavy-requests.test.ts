import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitHeavyRequests } from './limit-heavy-requests.ts';

/** Blocks the process for `ms` milliseconds. */
function block(ms: number) {
  const began = performance.now();
  while (performance.now() - began < ms);
}

test('other requests run between any two pieces of work', async () => {
  const runInTurn = limitHeavyRequests({ waiting: 8 });
  const done: string[] = [];
  const piece = (caller: string) => runInTurn(caller, () => void done.push(caller));
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await yieldToOthers();
      if (done.at(-1) !== 'other') done.push('other');
    }
  })();
  await Promise.all(['one', 'two', 'three'].map(piece));
  isOver = true;
  await others;
  expect(done.filter((who) => who !== 'other')).toEqual(['one', 'two', 'three']);
  expect(done.join(' ')).not.toMatch(/(one|two|three) (one|two|three)/);
});

test('a caller’s pieces have pauses between them, in which other callers’ pieces run', async () => {
  const runInTurn = limitHeavyRequests({ waiting: 8 });
  const done: string[] = [];
  const piece = (caller: string) =>
    runInTurn(caller, () => {
      block(10);
      done.push(caller);
    });
  await Promise.all([piece('one'), piece('one'), piece('one'), piece('two'), piece('three')]);
  expect(done).toEqual(['one', 'two', 'three', 'one', 'one']);
});

test('rejects pieces beyond a caller’s queue with 429, and continues after a failed one', async () => {
  const runInTurn = limitHeavyRequests({ waiting: 1 });
  const failing = runInTurn('one', () => {
    throw new Error('It fails.');
  });
  const waiting = runInTurn('one', () => 'done');
  await expect(runInTurn('one', () => 'too many')).rejects.toMatchObject({ status: 429 });
  await expect(failing).rejects.toThrow('It fails.');
  expect(await waiting).toBe('done');
});
