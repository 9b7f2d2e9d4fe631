import {
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptCopy } from './encrypt-copy.ts';

const KEY_ID = '01a1fbd3-0000-7000-8000-00000000000c';
const COPY = {
  exam_id: 'exam',
  attempt_id: 'attempt',
  user_id: 'user',
  saved_at: '2026-11-20T03:00:00.000Z',
  offline_since: '2026-11-20T02:30:00.000Z',
  answers: [
    { question_id: 'ä', option: '1', flagged: true, seq: 3, answered_at: '2026-11-20T02:59:00.000Z' },
  ],
};

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Decrypts a file as the server does, with Node's own cryptography. */
function openCopy(text: string, privateKey: KeyObject, publicKey: Buffer): unknown {
  const file = JSON.parse(text);
  const own = bytes(file.ephemeral_public_key);
  const ephemeral = createPublicKey({
    key: { kty: 'OKP', crv: 'X25519', x: own.toString('base64url') },
    format: 'jwk',
  });
  const shared = diffieHellman({ privateKey, publicKey: ephemeral });
  const key = Buffer.from(hkdfSync('sha256', shared, Buffer.concat([own, publicKey]), file.format, 32));
  const sealed = bytes(file.ciphertext);
  const decipher = createDecipheriv('chacha20-poly1305', key, bytes(file.nonce), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(-16));
  return JSON.parse(
    Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString('utf8'),
  );
}

describe('a copy of the answers', () => {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const raw = bytes(publicKey.export({ format: 'jwk' }).x ?? '');
  const seal = () => encryptCopy(COPY, { key_id: KEY_ID, public_key: raw.toString('base64url') });

  it('can be decrypted by the server, and names the public key', () => {
    const text = seal();
    expect(JSON.parse(text)).toMatchObject({ format: 'lulus-answers-1', key_id: KEY_ID });
    expect(openCopy(text, privateKey, raw)).toEqual(COPY);
  });

  it('cannot be decrypted with another key or after a change', () => {
    expect(() => openCopy(seal(), generateKeyPairSync('x25519').privateKey, raw)).toThrow();
    const file = JSON.parse(seal());
    const changed = { ...file, ciphertext: `A${file.ciphertext.slice(1)}x` };
    expect(() => openCopy(JSON.stringify(changed), privateKey, raw)).toThrow();
  });

  it('reveals no content, and has a new ciphertext each time', () => {
    expect(seal()).not.toContain('attempt');
    expect(JSON.parse(seal()).ciphertext).not.toBe(JSON.parse(seal()).ciphertext);
  });
});
