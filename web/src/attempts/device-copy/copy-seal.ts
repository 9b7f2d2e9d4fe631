/**
 * The seal proves that a copy belongs to its student, because only that student's session has the keys. Another person
 * at this computer can drop a copy or restore an earlier state, but cannot forge one.
 */
import { hex } from '../../platform/crypto/hex.ts';
import { personHere, sealKeysHere } from '../../platform/session/session.ts';
import { type DeviceCopy, type Sealed, sealedPart } from './device-copy.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** HMAC-SHA256 of all that may be sealed. */
async function sealBy(key: string, copy: Sealed): Promise<string> {
  // In the order of the shape, whatever has made it.
  const text = JSON.stringify(sealedPart.parse(copy));
  // Missing over plain http.
  if (!crypto.subtle) return (await import('../../platform/crypto/keyed-hash.ts')).keyedHash(key, text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', secret, encode(text)));
}

/** Uses the keys of this moment, although another person may be logged in when it is done. */
export async function sealed(copy: Omit<DeviceCopy, 'seal'>): Promise<DeviceCopy> {
  const [key] = sealKeysHere();
  const seal = key === undefined ? '' : await sealBy(key, copy).catch(() => '');
  return { ...copy, seal };
}

/**
 * The copy, unless it belongs to another attempt or was forged for the person who is logged in. Copies of other people
 * cannot be validated here, so they are returned as they are.
 */
export async function soundCopy(
  copy: DeviceCopy | null | undefined,
  attemptId: string,
): Promise<DeviceCopy | null> {
  const keys = sealKeysHere();
  if (copy?.attempt_id !== attemptId) return null;
  if (copy.user_id !== personHere() || keys.length === 0) return copy;
  const seals = await Promise.all(keys.map((key) => sealBy(key, copy)));
  return seals.includes(copy.seal) ? copy : null;
}
