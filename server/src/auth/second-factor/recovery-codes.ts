/** What logs in once in place of the authenticator app: random, so the database needs no more than a quick hash. */

import { randomPassword } from '../../platform/passwords/random-password.ts';
import { hashToken } from '../links/link-token.ts';

const COUNT = 10;
/** Of 31: 118 bits. A quick hash is enough from 112 on (OWASP ASVS 5.0, 6.5.2). */
const LETTERS = 24;

/** `k7pf-m2xq-9tbd-h4wn-c8vz-r6jy` */
export function drawRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => (randomPassword(LETTERS).match(/.{4}/g) ?? []).join('-'));
}

/** The same for every way of writing the code. */
export function hashRecoveryCode(written: string): Buffer {
  return hashToken(written.replace(/[\s-]/g, '').toLowerCase());
}
