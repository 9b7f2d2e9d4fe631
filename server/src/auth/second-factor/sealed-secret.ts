/** Secrets of authenticator apps, as the database stores them: AES-256-GCM, each bound to its account. */
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

/** Throws for what was sealed by another key, for another account, or was changed. */
export function openSecret(key: Buffer, userId: string, sealed: Buffer): Buffer {
  const cut = NONCE_BYTES + TAG_BYTES;
  const opener = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, cut));
  return Buffer.concat([opener.update(sealed.subarray(cut)), opener.final()]);
}
