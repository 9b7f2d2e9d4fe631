/**
 * The seal proves that a draft belongs to its owner. Its key is in the owner's token and nowhere else on the device.
 * Another person at this computer can write a draft, but cannot seal it.
 */
import { keyedHash } from '../crypto/keyed-hash.ts';
import { currentSession } from '../session/session.ts';

export interface DraftOwner {
  id: string;
  keys: readonly string[];
}

/** The person who is logged in: the owner of the drafts. */
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
