import { expect, test } from 'vitest';
import { drawRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

test('a code is too long to be guessed from its quick hash, and differs each time', () => {
  const codes = [...drawRecoveryCodes(), ...drawRecoveryCodes()];
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) {
    expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4})+$/);
    const letters = code.replaceAll('-', '').length;
    expect(letters * Math.log2(31)).toBeGreaterThanOrEqual(112);
  }
});

test('a code is the same however it is written', () => {
  const [code = ''] = drawRecoveryCodes();
  expect(hashRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toEqual(hashRecoveryCode(code));
});
