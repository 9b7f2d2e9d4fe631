import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoInstant } from './iso-instant.ts';

test('an instant is written as `toISOString` writes it, after whatever was written before', () => {
  const instants = fc.array(fc.date({ noInvalidDate: true }), { minLength: 1 });
  fc.assert(
    fc.property(instants, (some) => {
      expect(some.map(isoInstant)).toEqual(some.map((instant) => instant.toISOString()));
    }),
  );
});

test('the first and the last instant of a day are of that day', () => {
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

test('what is no instant is refused', () => {
  expect(() => isoInstant(new Date(Number.NaN))).toThrow(RangeError);
});
