import { expect, test } from 'vitest';
import { findStep, newSecret, otpauthUri } from './totp.ts';

const at = (seconds: number) => new Date(seconds * 1000);

/** RFC 6238, appendix B, for SHA-1. The RFC lists eight digits; apps show the last six. */
const RFC_SECRET = Buffer.from('12345678901234567890');
const RFC_CODES = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

test.each(RFC_CODES)(
  'at second %i the code is the last six digits of %s, as RFC 6238 has it',
  (second, code) => {
    expect(findStep(RFC_SECRET, code.slice(2), at(second))).toBe(Math.floor(second / 30));
  },
);

test('a code is right in its own time step, in the one before and in the one after', () => {
  const code = '050471';
  const step = Math.floor(1_111_111_111 / 30);
  const found = [-2, -1, 0, 1, 2].map((ahead) => findStep(RFC_SECRET, code, at((step + ahead) * 30)));
  expect(found).toEqual([undefined, step, step, step, undefined]);
});

test('the app’s address contains the secret in base 32, and the account’s name', () => {
  const uri = new URL(otpauthUri(RFC_SECRET, { issuer: 'SMA 1: Nusantara', label: 'admin@sma.test' }));
  expect(uri.protocol).toBe('otpauth:');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'SMA 1: Nusantara',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(newSecret()).not.toEqual(newSecret());
});
