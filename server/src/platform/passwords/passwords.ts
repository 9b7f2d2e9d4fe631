/** Hashes and verifies passwords with Argon2id, in a queue on threads of this process (docs/decisions/0021-limits.md). */
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { unavailable } from '../errors.ts';
import { FULL, isHashedWith, LIGHT } from './strengths.ts';

/** Hashes of a single process at once. One core stays free for other work, and one of Node's four threads for files. */
export const hashesAtOnce = (cores: number) => Math.min(3, Math.max(1, cores - 1));
/** Places in the queue for each priority. One core needs some fifteen seconds for them. */
export const WAITING = 500;
const RETRY_AFTER_SECONDS = 10;

/** `known` is a user with a session, or a device that has logged in to the account before. */
const PRIORITIES = { known: 1, unknown: 0, import: -1 };
type Caller = keyof typeof PRIORITIES;

const queue = new PQueue({
  // The workers of a supervisor share the cores.
  concurrency: cluster.isWorker ? 1 : hashesAtOnce(availableParallelism()),
});

/** Throws 503 if the queue is full for such callers. */
function enqueue<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  const priority = PRIORITIES[caller];
  if (queue.sizeBy({ priority }) >= WAITING) throw unavailable(undefined, RETRY_AFTER_SECONDS);
  return queue.add(work, { priority });
}

/** Returns the hash in PHC format. Throws 503 if the queue is full. */
export async function hashPassword(password: string, caller: Caller = 'known'): Promise<string> {
  return enqueue(caller, () => hash(password, FULL));
}

/**
 * Hashes the password of a login card or a sheet with less work, since an import needs thousands of them. Not for
 * passwords that their owners choose. The first login replaces the hash with a full one.
 */
export async function hashFirstPassword(password: string): Promise<string> {
  return enqueue('import', () => hash(password, LIGHT));
}

/** Returns whether the hash has other parameters than `hashPassword` uses. */
export function isHashOutdated(passwordHash: string): boolean {
  return !isHashedWith(passwordHash, FULL);
}

let dummyHash: Promise<string> | undefined;

/**
 * Returns whether the password matches the hash. Without a hash it verifies a dummy, so that a failure takes the same
 * time.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  caller: Caller = 'known',
): Promise<boolean> {
  return enqueue(caller, async () => {
    dummyHash ??= hash('no account has this', FULL);
    const isRight = await verify(passwordHash ?? (await dummyHash), password);
    return isRight && passwordHash != null;
  });
}
