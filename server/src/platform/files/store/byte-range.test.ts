import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseByteRange } from './byte-range.ts';

test('every parsed range lies within the file', () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(), fc.nat()).map(([start, end]) => `bytes=${start}-${end}`),
    fc.nat().map((length) => `bytes=-${length}`),
  );
  fc.assert(
    fc.property(header, fc.integer({ min: 1, max: 1000 }), (value, size) => {
      const range = parseByteRange(value, size);
      if (typeof range === 'string') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
