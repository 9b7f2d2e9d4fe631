import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('each begins when those before it have left, and one that leaves while waiting is skipped', () => {
  const turns = createTurns();
  const begun: string[] = [];
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map((name) =>
    turns.ask(() => begun.push(name)),
  );
  expect(begun).toEqual(['first']);
  second?.();
  expect(begun).toEqual(['first']);
  first?.();
  expect(begun).toEqual(['first', 'third']);
  // Once more is not the end of another's turn.
  first?.();
  expect(begun).toEqual(['first', 'third']);
  third?.();
  fourth?.();
  turns.ask(() => begun.push('fifth'));
  expect(begun).toEqual(['first', 'third', 'fourth', 'fifth']);
});
