import { availableParallelism } from 'node:os';
import { hash as argon2Hash, verify } from '@node-rs/argon2';
import { fewAtOnce } from '../jobs/few-at-once.ts';

/** OWASP's floor for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const FULL = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A sixth of the work, for passwords that a machine drew. See docs/decisions/0006-student-import.md. */
const LIGHT = { memoryCost: 7168, timeCost: 1, parallelism: 1 };

/**
 * Hashes run in libuv's pool of four threads, and so do compression, files and signatures. One thread stays free for
 * those, and one core for what is not hashing: thousands who log in leave alone who saves.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Some fifteen seconds of work for one core. */
const WAITING = 500;
const RETRY_AFTER_SECONDS = 10;

const inTurn = fewAtOnce({ atOnce: AT_ONCE, waiting: WAITING, retryAfter: RETRY_AFTER_SECONDS });
const hash = (password: string, options: typeof FULL, party?: string) =>
  inTurn(() => argon2Hash(password, options), party);

const isHashedWith = (passwordHash: string, { memoryCost, timeCost, parallelism }: typeof FULL) =>
  passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);

/**
 * The password in PHC format; computed off the main thread. Throws 503 while too many wait to be hashed. `party`: who
 * waits in line together, so that a flood from somewhere leaves others their turns.
 */
export function hashPassword(password: string, party?: string): Promise<string> {
  return hash(password, FULL, party);
}

/**
 * The same for an import's random passwords, never for one that a person chose: what makes them hard to guess is
 * their 50 bits of randomness, not the cost of a guess. The first login replaces it by a full hash.
 */
export function hashRandomPassword(password: string): Promise<string> {
  return hash(password, LIGHT);
}

/** Whether the hash was made with other parameters than passwords are hashed with today. */
export function isHashOutdated(passwordHash: string): boolean {
  return !isHashedWith(passwordHash, FULL);
}

let nobodysHashes: Promise<{ full: string; light: string }> | undefined;

async function hashNobody() {
  const password = 'nobody has this account';
  return { full: await hashPassword(password), light: await hashRandomPassword(password) };
}

/**
 * Whether the password belongs to the hash. Each refusal costs one full and one light hash, whatever was missing,
 * so that the clock tells neither an unknown account nor a fresh one from a wrong password.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  party?: string,
): Promise<boolean> {
  nobodysHashes ??= hashNobody();
  const nobodys = await nobodysHashes.catch((error) => {
    nobodysHashes = undefined;
    throw error;
  });
  return inTurn(async () => {
    if (passwordHash != null && (await verify(passwordHash, password))) return true;
    if (passwordHash == null || isHashedWith(passwordHash, LIGHT)) await verify(nobodys.full, password);
    if (passwordHash == null || !isHashedWith(passwordHash, LIGHT)) await verify(nobodys.light, password);
    return false;
  }, party);
}
