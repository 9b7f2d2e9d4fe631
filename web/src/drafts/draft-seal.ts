/**
 * By what a draft is known for its owner's: with their key, which is in their token and nowhere else on the device. Whoever
 * sat here before or between can write a draft, and not seal it.
 */
import type { DraftKey } from '@lulus/contract';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { currentSession, readToken } from '../session/session.ts';
import { objectOf, text } from '../session/shape.ts';

export interface DraftOwner {
  id: string;
  key: string;
}

const draftKey = objectOf<DraftKey>({ draft_key: text });

/** The person logged in, of whom drafts are kept. */
export function draftOwner(): DraftOwner | undefined {
  const session = currentSession();
  const token = session && readToken(session.token, draftKey);
  return token ? { id: session.user.id, key: token.draft_key } : undefined;
}

/** HMAC-SHA256 of the content in its order, in hexadecimal digits. */
export function sealOf({ key }: DraftOwner, content: unknown[]): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(JSON.stringify(content))));
}
