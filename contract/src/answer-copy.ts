/**
 * A copy of the answers as a file, for a student's device that cannot reach the server any more. The browser encrypts
 * it with the server's public key (`getCopyKey`), and only the server can read it (`readAnswerCopy`).
 *
 * The file is JSON text, `AnswerCopyFile`. Its bytes are written as base64url without padding. To make one:
 *
 *  1. draw an X25519 key pair for this one file; `ephemeral_public_key` is its public key, 32 bytes;
 *  2. shared secret = X25519(ephemeral secret key, server's public key), 32 bytes;
 *  3. key = HKDF-SHA256(input: shared secret, salt: ephemeral public key ‖ server's public key (64 bytes),
 *     info: the UTF-8 bytes of `ANSWER_COPY_FORMAT`), 32 bytes;
 *  4. `nonce` = 12 random bytes;
 *  5. `ciphertext` = ChaCha20-Poly1305(key, nonce, plaintext, no additional data), the 16 bytes of the tag at its end.
 *
 * The plaintext is `AnswerCopy` as JSON text in UTF-8. Anyone can encrypt with a public key. So a copy claims answers
 * and times but proves neither, like late answers.
 */
import { z } from 'zod';
import { lateEntry } from './answers.ts';
import { id, instant } from './fields.ts';
import { ANSWER_COPY_FORMAT, MAX_QUESTIONS_PER_EXAMINATION } from './limits.ts';

/** Bytes as base64url without padding. */
const bytes = z.base64url().regex(/^[^=]*$/);

export const answerCopyFile = z.object({
  format: z.literal(ANSWER_COPY_FORMAT),
  key_id: id,
  ephemeral_public_key: bytes.length(43),
  nonce: bytes.length(16),
  ciphertext: bytes,
});
export type AnswerCopyFile = z.infer<typeof answerCopyFile>;

export const answerCopy = z.object({
  exam_id: id,
  attempt_id: id,
  user_id: id,
  /** Time when the file was made. All times are by the server's clock as the device knew it. */
  saved_at: instant,
  offline_since: instant.nullable(),
  answers: z.array(lateEntry).max(MAX_QUESTIONS_PER_EXAMINATION),
});
export type AnswerCopy = z.infer<typeof answerCopy>;
