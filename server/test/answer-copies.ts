import {
  createCipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { ANSWER_COPY_FORMAT, type AnswerCopyFile } from '@lulus/contract';

/** Encrypts a copy of answers like a browser. */
export function encrypt(plaintext: string, key: { key_id: string; public_key: string }): AnswerCopyFile {
  const pair = generateKeyPairSync('x25519');
  const { x = '' } = pair.publicKey.export({ format: 'jwk' });
  const theirs = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'X25519', x: key.public_key } });
  const shared = diffieHellman({ privateKey: pair.privateKey, publicKey: theirs });
  const salt = Buffer.concat([Buffer.from(x, 'base64url'), Buffer.from(key.public_key, 'base64url')]);
  const secret = Buffer.from(hkdfSync('sha256', shared, salt, ANSWER_COPY_FORMAT, 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('chacha20-poly1305', secret, nonce, { authTagLength: 16 });
  const sealed = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    format: ANSWER_COPY_FORMAT,
    key_id: key.key_id,
    ephemeral_public_key: x,
    nonce: nonce.toString('base64url'),
    ciphertext: sealed.toString('base64url'),
  };
}
