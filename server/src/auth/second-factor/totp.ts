/** Codes of authenticator apps (RFC 6238) with the settings that all apps support: SHA-1, six digits, 30 seconds. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const KIND = { algorithm: 'SHA1', digits: 6, period: 30 };
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Time steps before and after the current one whose codes are right too, since clocks differ and typing takes time. */
const WINDOW = 1;

export const newSecret = () => randomBytes(SECRET_BYTES);

const totpOf = (secret: Buffer, names = {}) =>
  new TOTP({ ...KIND, ...names, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** Returns the address that the app reads from the QR code. */
export function otpauthUri(secret: Buffer, names: { issuer: string; label: string }): string {
  return totpOf(secret, names).toString();
}

/** Returns the time step of the code, or undefined if the code is not right now. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
