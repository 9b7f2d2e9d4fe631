/** Recovery codes, which replace a code of the authenticator app once. They are random, so a fast hash is enough. */

import { randomPassword } from '../../platform/passwords/random-password.ts';
import { hashToken } from '../links/link-token.ts';

const COUNT = 10;
/** 24 letters of an alphabet of 31 make 118 bits. A fast hash is enough from 112 bits (OWASP ASVS 5.0, 6.5.2). */
const LETTERS = 24;

/** Draws codes such as `k7pf-m2xq-9tbd-h4wn-c8vz-r6jy`. */
export function drawRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => (randomPassword(LETTERS).match(/.{4}/g) ?? []).join('-'));
}

/** Returns the same hash for every spelling of a code. */
export function hashRecoveryCode(written: string): Buffer {
  return hashToken(written.replace(/[\s-]/g, '').toLowerCase());
}
