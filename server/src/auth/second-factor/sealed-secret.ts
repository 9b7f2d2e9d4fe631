/** Encrypts the secrets of authenticator apps for the database: AES-256-GCM, bound to the account. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function sealSecret(key: Buffer, userId: string, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws if the key or the account is another one, or if the data was changed. */
export function openSecret(key: Buffer, userId: string, sealed: Buffer): Buffer {
  const cut = NONCE_BYTES + TAG_BYTES;
  const opener = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, cut));
  return Buffer.concat([opener.update(sealed.subarray(cut)), opener.final()]);
}
