/**
 * Encrypts the unsent answers into a file that only the server can read, for a device without a connection. Uses X25519
 * with a key pair per file, HKDF-SHA256 and ChaCha20-Poly1305. The browser's own cryptography is missing over plain
 * http, so a library does it.
 */

import { ANSWER_COPY_FORMAT, type AnswerCopy } from '@lulus/contract';
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { randomBytes } from '@noble/ciphers/utils.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { CopyKey } from './copy-key.ts';

/** Returns the text of the file. */
export function encryptCopy(copy: AnswerCopy, { key_id, public_key }: CopyKey): string {
  const serverKey = fromBase64Url(public_key);
  const own = x25519.keygen();
  const salt = new Uint8Array([...own.publicKey, ...serverKey]);
  const shared = x25519.getSharedSecret(own.secretKey, serverKey);
  const key = hkdf(sha256, shared, salt, new TextEncoder().encode(ANSWER_COPY_FORMAT), 32);
  const nonce = randomBytes(12);
  const plain = new TextEncoder().encode(JSON.stringify(copy));
  return JSON.stringify({
    format: ANSWER_COPY_FORMAT,
    key_id,
    ephemeral_public_key: toBase64Url(own.publicKey),
    nonce: toBase64Url(nonce),
    ciphertext: toBase64Url(chacha20poly1305(key, nonce).encrypt(plain)),
  });
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
}
