/**
 * HMAC that proves that the owner's session wrote a draft. The key is only in the owner's access token, so another
 * person at the computer cannot forge a draft.
 */
import { keyedHash } from '../crypto/keyed-hash.ts';
import { currentSession } from '../session/session.ts';

export interface DraftOwner {
  id: string;
  keys: readonly string[];
}

/** Returns the logged-in person as the owner of new drafts. */
export function draftOwner(): DraftOwner | undefined {
  const user = currentSession()?.user;
  return user && { id: user.id, keys: user.seal_keys };
}

/** Returns the HMAC of the content. Its order matters. */
export function sealOf({ keys: [key = ''] }: DraftOwner, content: unknown[]): string {
  return keyedHash(key, JSON.stringify(content));
}

export function isSealOf(seal: string, { keys }: DraftOwner, content: unknown[]): boolean {
  return keys.some((key) => keyedHash(key, JSON.stringify(content)) === seal);
}
