import cluster from 'node:cluster';
import type { UserActor } from '../http/actor.ts';
import { siteOf } from '../http/requests/network-of.ts';
import { hasherOfSupervisor } from './ask-supervisor.ts';
import { HASHES_AT_ONCE, type Hasher, hashInLine, type Waiting } from './hash-in-line.ts';
import { doTask } from './hash-task.ts';
import { startHasher } from './start-hasher.ts';
import { FULL, isHashedWith, LIGHT } from './strengths.ts';

/** For work of the server itself, and for what admins do for students. */
export const OURS: Waiting = { lane: 'known', party: '' };
/** For a person who is logged in, or who has proved by a link or a password who they are. */
export const turnOf = (actor: UserActor): Waiting => ({
  lane: 'known',
  party: siteOf(actor),
  member: actor.user_id,
});

/** One of Node's four threads stays free for what else this process does. */
const THREADS = 3;

let hasher: Hasher | undefined;

/** The queue of this process, unless another was set: for commands, which serve no requests. */
function line(): Hasher {
  hasher ??= hashInLine(doTask, Math.min(THREADS, HASHES_AT_ONCE));
  return hasher;
}

/** From now on passwords are hashed by a process beside those that serve, of lower priority. Answers the way to end it. */
export function hashApart(): () => Promise<void> {
  if (cluster.isWorker) {
    hasher = hasherOfSupervisor();
    return async () => undefined;
  }
  const { work, stop } = startHasher();
  hasher = hashInLine(work);
  return stop;
}

/** The password in PHC format. Throws 503 while too many wait to be hashed. */
export async function hashPassword(password: string, waiting = OURS): Promise<string> {
  return String(await line().hash({ kind: 'hash', password, strength: FULL }, waiting));
}

/**
 * The same for an import's random passwords, never for one that a person chose. Their 50 bits of randomness make them
 * hard to guess, not the cost of a hash. The first login replaces it by a full hash.
 */
export async function hashRandomPassword(password: string): Promise<string> {
  return String(await line().hash({ kind: 'hash', password, strength: LIGHT }, OURS));
}

/** Whether the hash was made with other parameters than passwords are hashed with today. */
export function isHashOutdated(passwordHash: string): boolean {
  return !isHashedWith(passwordHash, FULL);
}

/**
 * Throws 503 if the queue is full for one more like this. Thousands may log in at once and retry. To count and look
 * up each of those would take the processor from the logins that are being verified.
 */
export const refuseWhereFull = (waiting: Waiting): Promise<void> => line().refuseWhereFull(waiting);

/** Whether the password belongs to the hash. Each refusal takes as long, also where there is no hash. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  waiting = OURS,
): Promise<boolean> {
  const task = { kind: 'verify', passwordHash: passwordHash ?? null, password } as const;
  return (await line().hash(task, waiting)) === true;
}
