/** What is hashed, by which process ever. */
import { hash, verify } from '@node-rs/argon2';
import { FULL, isHashedWith, LIGHT, type Strength } from './strengths.ts';

export type HashTask =
  | { kind: 'hash'; password: string; strength: Strength }
  | { kind: 'verify'; password: string; passwordHash: string | null };

/** A hash in PHC format, or whether the password is the one. */
export type HashAnswer = string | boolean;

let nobodysHashes: Promise<{ full: string; light: string }> | undefined;

async function hashNobody() {
  const password = 'nobody has this account';
  return { full: await hash(password, FULL), light: await hash(password, LIGHT) };
}

/**
 * Each refusal costs one full and one light hash, whatever was missing, so that the clock tells neither an unknown
 * account nor a fresh one from a wrong password.
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
