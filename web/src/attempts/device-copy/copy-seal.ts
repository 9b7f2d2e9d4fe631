/**
 * The seal proves that a session of the student wrote the copy, because only these sessions have the sealing keys.
 * Another person at this computer can drop a copy or restore an older one, but cannot forge one.
 */
import { hex } from '../../platform/crypto/hex.ts';
import { personHere, sealKeysHere } from '../../platform/session/session.ts';
import { type DeviceCopy, type Sealed, sealedPart } from './device-copy.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Returns the HMAC-SHA256 of the copy's sealed fields, as hex. */
async function computeSeal(key: string, copy: Sealed): Promise<string> {
  // `parse` puts the fields into a fixed order, so that equal copies have equal text.
  const text = JSON.stringify(sealedPart.parse(copy));
  // `crypto.subtle` is missing over plain http.
  if (!crypto.subtle) return (await import('../../platform/crypto/keyed-hash.ts')).keyedHash(key, text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await crypto.subtle.importKey('raw', encode(key), algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', secret, encode(text)));
}

/**
 * Returns the copy with its seal, which is empty without a sealing key. Reads the key at once, because another person
 * may log in before the promise resolves.
 */
export async function sealCopy(copy: Omit<DeviceCopy, 'seal'>): Promise<DeviceCopy> {
  const [key] = sealKeysHere();
  const seal = key === undefined ? '' : await computeSeal(key, copy).catch(() => '');
  return { ...copy, seal };
}

/**
 * Returns the copy, or null if it belongs to another attempt or its seal is invalid. Copies of other people cannot be
 * validated here, so they are returned unchanged.
 */
export async function verifyCopy(
  copy: DeviceCopy | null | undefined,
  attemptId: string,
): Promise<DeviceCopy | null> {
  const keys = sealKeysHere();
  if (copy?.attempt_id !== attemptId) return null;
  if (copy.user_id !== personHere() || keys.length === 0) return copy;
  const seals = await Promise.all(keys.map((key) => computeSeal(key, copy)));
  return seals.includes(copy.seal) ? copy : null;
}
