import { expect, test } from 'vitest';
import { preferredEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.5,br;q=0.1', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
