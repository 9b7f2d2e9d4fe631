/** Hashes and verifies passwords with Argon2id. */
import { hash, verify } from '@node-rs/argon2';
import { FULL, isHashedWith, LIGHT, type Strength } from './strengths.ts';

export type HashTask =
  | { kind: 'hash'; password: string; strength: Strength }
  | { kind: 'verify'; password: string; passwordHash: string | null };

/** A hash in PHC format, or whether the password matches. */
export type HashAnswer = string | boolean;

let dummyHashes: Promise<{ full: string; light: string }> | undefined;

async function createDummyHashes() {
  const password = 'no account has this';
  return { full: await hash(password, FULL), light: await hash(password, LIGHT) };
}

/**
 * Verifies a password. A failure always computes one full and one light hash. So its duration does not show whether the
 * account exists, or still has its first password.
 */
async function verifyEvenly(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHashes ??= createDummyHashes();
  const dummies = await dummyHashes;
  if (passwordHash !== null && (await verify(passwordHash, password))) return true;
  if (passwordHash === null || isHashedWith(passwordHash, LIGHT)) await verify(dummies.full, password);
  if (passwordHash === null || !isHashedWith(passwordHash, LIGHT)) await verify(dummies.light, password);
  return false;
}

/** Runs the task on a thread of libuv's pool. */
export function doTask(task: HashTask): Promise<HashAnswer> {
  if (task.kind === 'hash') return hash(task.password, task.strength);
  return verifyEvenly(task.passwordHash, task.password);
}
