import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawNumbers, drawnNumbers } from './option-numbers.ts';

const options = (...numbers: (string | null)[]) => numbers.map((number, id) => ({ id, number }));

test('new options get the lowest numbers in the drawn order', () => {
  const numbers = drawnNumbers(options(null, null, null), [26, 3, 1, 9, 2], []);
  expect([...numbers]).toEqual([
    [0, '3'],
    [1, '1'],
    [2, '2'],
  ]);
});

test('options keep their numbers, and new ones get those that are free', () => {
  const numbers = drawnNumbers(options('4', null, '1', null), [5, 3, 2, 1, 4], []);
  expect([...numbers.values()]).toEqual(['4', '3', '1', '2']);
});

test('drawn numbers are a permutation, and never follow the key', () => {
  const ids = fc
    .integer({ min: 2, max: 26 })
    .chain((length) =>
      fc.tuple(
        fc.constant(length),
        fc.uniqueArray(fc.integer({ min: 0, max: length - 1 }), { minLength: 1 }),
      ),
    );
  fc.assert(
    fc.property(ids, fc.boolean(), ([length, keyOrder], isAscending) => {
      const ascending = Array.from({ length }, (_, index) => index + 1);
      const drawn = isAscending ? ascending : drawNumbers();
      const numbers = drawnNumbers(options(...ascending.map(() => null)), drawn, keyOrder);
      expect([...numbers.values()].map(Number).sort((a, b) => a - b)).toEqual(ascending);
      expect(keyOrder.map((id) => numbers.get(id))).not.toEqual(
        ascending.slice(0, keyOrder.length).map(String),
      );
    }),
  );
});
