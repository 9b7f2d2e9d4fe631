import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('begins in order, and skips a piece of work that left while it waited', () => {
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
  // A second call must not end the turn of the third.
  first?.();
  expect(begun).toEqual(['first', 'third']);
  third?.();
  fourth?.();
  turns.ask(() => begun.push('fifth'));
  expect(begun).toEqual(['first', 'third', 'fourth', 'fifth']);
});
