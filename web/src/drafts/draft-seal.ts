/**
 * By what a draft is known for its owner's: with their key, which is in their token and nowhere else on the device. Whoever
 * sat here before or between can write a draft, and not seal it.
 */
import { keyedHash } from '../session/keyed-hash.ts';
import { currentSession } from '../session/session.ts';

export interface DraftOwner {
  id: string;
  keys: readonly string[];
}

/** The person logged in, of whom drafts are kept. */
export function draftOwner(): DraftOwner | undefined {
  const user = currentSession()?.user;
  return user && { id: user.id, keys: user.seal_keys };
}

/** Of the content, in its order. */
export function sealOf({ keys: [key = ''] }: DraftOwner, content: unknown[]): string {
  return keyedHash(key, JSON.stringify(content));
}

export function isSealOf(seal: string, { keys }: DraftOwner, content: unknown[]): boolean {
  return keys.some((key) => keyedHash(key, JSON.stringify(content)) === seal);
}
