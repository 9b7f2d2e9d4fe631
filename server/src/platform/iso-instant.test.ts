import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoInstant } from './iso-instant.ts';

test('gives the same text as `toISOString`, for any sequence of instants', () => {
  const instants = fc.array(fc.date({ noInvalidDate: true }), { minLength: 1 });
  fc.assert(
    fc.property(instants, (some) => {
      expect(some.map(isoInstant)).toEqual(some.map((instant) => instant.toISOString()));
    }),
  );
});

test('gives the right date for the first and the last millisecond of a day', () => {
  for (const text of [
    '2026-02-28T23:59:59.999Z',
    '2026-03-01T00:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
    '-000001-12-31T23:59:59.999Z',
    '+010000-01-01T00:00:00.000Z',
  ]) {
    expect(isoInstant(new Date(text))).toBe(text);
  }
});

test('throws for an invalid date', () => {
  expect(() => isoInstant(new Date(Number.NaN))).toThrow(RangeError);
});
