import { expect, test } from 'vitest';
import { drawRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

test('a code has at least 112 bits, and differs each time', () => {
  const codes = [...drawRecoveryCodes(), ...drawRecoveryCodes()];
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4})+$/);
    const letters = code.replaceAll('-', '').length;
    expect(letters * Math.log2(31)).toBeGreaterThanOrEqual(112);
  }
});

test('all spellings of a code have the same hash', () => {
  const [code = ''] = drawRecoveryCodes();
  expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toEqual(hashRecoveryCode(code));
});
