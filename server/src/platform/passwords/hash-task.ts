/** The hashing itself, whichever process does it. */
import { hash, verify } from '@node-rs/argon2';
import { FULL, isHashedWith, LIGHT, type Strength } from './strengths.ts';

export type HashTask =
  | { kind: 'hash'; password: string; strength: Strength }
  | { kind: 'verify'; password: string; passwordHash: string | null };

/** A hash in PHC format, or whether the password matches. */
export type HashAnswer = string | boolean;

let nobodysHashes: Promise<{ full: string; light: string }> | undefined;

async function hashNobody() {
  const password = 'no account has this';
  return { full: await hash(password, FULL), light: await hash(password, LIGHT) };
}

/**
 * Each refusal costs one full and one light hash, whatever the reason. So the time shows neither that an account is
 * unknown nor that it is new.
 */
async function verifyEvenly(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHashes ??= hashNobody();
  const nobodys = await nobodysHashes;
  if (passwordHash !== null && (await verify(passwordHash, password))) return true;
  if (passwordHash === null || isHashedWith(passwordHash, LIGHT)) await verify(nobodys.full, password);
  if (passwordHash === null || !isHashedWith(passwordHash, LIGHT)) await verify(nobodys.light, password);
  return false;
}

/** Off the main thread of whatever process this is. */
export function doTask(task: HashTask): Promise<HashAnswer> {
  if (task.kind === 'hash') return hash(task.password, task.strength);
  return verifyEvenly(task.passwordHash, task.password);
}
