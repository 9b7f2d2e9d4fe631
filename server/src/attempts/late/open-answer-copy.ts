/** Decrypts a copy of answers. The format is in contract/src/answer-copy.ts. */
import { createDecipheriv, createPrivateKey, createPublicKey, diffieHellman, hkdfSync } from 'node:crypto';
import { ANSWER_COPY_FORMAT, type AnswerCopy, type AnswerCopyFile, answerCopy } from '@lulus/contract';
import type { CopyKey } from './copy-keys.ts';

const TAG_BYTES = 16;

function sharedSecret(key: CopyKey, ephemeral: Buffer): Buffer {
  const pair = { kty: 'OKP', crv: 'X25519', x: key.public_key.toString('base64url') };
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: { ...pair, d: key.secret_key.toString('base64url') },
  });
  const publicKey = createPublicKey({ format: 'jwk', key: { ...pair, x: ephemeral.toString('base64url') } });
  return diffieHellman({ privateKey, publicKey });
}

function decrypt(file: AnswerCopyFile, key: CopyKey): string {
  const ephemeral = Buffer.from(file.ephemeral_public_key, 'base64url');
  const sealed = Buffer.from(file.ciphertext, 'base64url');
  const salt = Buffer.concat([ephemeral, key.public_key]);
  const secret = hkdfSync('sha256', sharedSecret(key, ephemeral), salt, ANSWER_COPY_FORMAT, 32);
  const decipher = createDecipheriv(
    'chacha20-poly1305',
    new Uint8Array(secret),
    Buffer.from(file.nonce, 'base64url'),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return decipher.update(sealed.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** Returns undefined if the file was changed or has the wrong content. */
export function openAnswerCopy(file: AnswerCopyFile, key: CopyKey): AnswerCopy | undefined {
  try {
    return answerCopy.safeParse(JSON.parse(decrypt(file, key))).data;
  } catch {
    return undefined;
  }
}
