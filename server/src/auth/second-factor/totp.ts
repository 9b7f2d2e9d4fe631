/** Codes of an authenticator app: RFC 6238 as every app knows it, SHA-1, six digits, a new one each 30 seconds. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const KIND = { algorithm: 'SHA1', digits: 6, period: 30 };
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Clocks differ, and typing takes a while: the code before and the one after the present one are right as well. */
const WINDOW = 1;

export const newSecret = () => randomBytes(SECRET_BYTES);

const totpOf = (secret: Buffer, names = {}) =>
  new TOTP({ ...KIND, ...names, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** What the app reads from the QR code. */
export function otpauthUri(secret: Buffer, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** The time step of which this is the code; undefined where it is none of those that are right now. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
