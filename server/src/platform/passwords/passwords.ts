import cluster from 'node:cluster';
import type { UserActor } from '../http/actor.ts';
import { siteOf } from '../http/requests/network-of.ts';
import { hasherOfSupervisor } from './ask-supervisor.ts';
import { HASHES_AT_ONCE, type Hasher, hashInLine, type Waiting } from './hash-in-line.ts';
import { doTask } from './hash-task.ts';
import { startHasher } from './start-hasher.ts';
import { FULL, isHashedWith, LIGHT } from './strengths.ts';

/** Place in the queue for the server's own work, and for admins' work on accounts of students. */
export const OURS: Waiting = { lane: 'known', party: '' };
/** Place in the queue for a user who is authenticated by a session, a password link or a password. */
export const turnOf = (actor: UserActor): Waiting => ({
  lane: 'known',
  party: siteOf(actor),
  member: actor.user_id,
});

/** One of Node's four threads stays free for other work of this process. */
const THREADS = 3;

let hasher: Hasher | undefined;

/** Returns the hasher that `hashApart` has set. Commands do not call it, and hash in their own process. */
function currentHasher(): Hasher {
  hasher ??= hashInLine(doTask, Math.min(THREADS, HASHES_AT_ONCE));
  return hasher;
}

/** Makes a separate process with a lower priority hash passwords from now on. Returns a function that stops it. */
export function hashApart(): () => Promise<void> {
  if (cluster.isWorker) {
    hasher = hasherOfSupervisor();
    return async () => undefined;
  }
  const { work, stop } = startHasher();
  hasher = hashInLine(work);
  return stop;
}

/** Returns the hash in PHC format. Throws 503 if the queue is full. */
export async function hashPassword(password: string, waiting = OURS): Promise<string> {
  return String(await currentHasher().hash({ kind: 'hash', password, strength: FULL }, waiting));
}

/**
 * Hashes an import's random password with less work. Not for passwords that people choose. Its 50 random bits make it
 * hard to guess. The first login replaces the hash with a full one.
 */
export async function hashRandomPassword(password: string): Promise<string> {
  return String(await currentHasher().hash({ kind: 'hash', password, strength: LIGHT }, OURS));
}

/** Returns whether the hash has other parameters than `hashPassword` uses. */
export function isHashOutdated(passwordHash: string): boolean {
  return !isHashedWith(passwordHash, FULL);
}

/**
 * Throws 503 if the queue is full for such a caller. To be called before the database is read. If thousands log in at
 * once and retry, their queries would slow down the logins that are being verified.
 */
export const refuseWhereFull = (waiting: Waiting): Promise<void> => currentHasher().refuseWhereFull(waiting);

/** Returns whether the password matches the hash. A failure takes the same time with and without a hash. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  waiting = OURS,
): Promise<boolean> {
  const task = { kind: 'verify', passwordHash: passwordHash ?? null, password } as const;
  return (await currentHasher().hash(task, waiting)) === true;
}
