import cluster from 'node:cluster';
import { hasherOfSupervisor } from './hashing/ask-supervisor.ts';
import { type Hasher, hashInLine, type Waiting } from './hashing/hash-in-line.ts';
import { doTask } from './hashing/hash-task.ts';
import { startHasher } from './hashing/start-hasher.ts';
import { FULL, isHashedWith, LIGHT } from './hashing/strengths.ts';

/** Who is logged in, and works of our own. */
const OURS: Waiting = { lane: 'known', party: '' };

/** In this process, for commands and whatever else serves nobody. */
let hasher: Hasher = hashInLine(doTask);

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
  return String(await hasher({ kind: 'hash', password, strength: FULL }, waiting));
}

/**
 * The same for an import's random passwords, never for one that a person chose: what makes them hard to guess is
 * their 50 bits of randomness, not the cost of a guess. The first login replaces it by a full hash.
 */
export async function hashRandomPassword(password: string): Promise<string> {
  return String(await hasher({ kind: 'hash', password, strength: LIGHT }, OURS));
}

/** Whether the hash was made with other parameters than passwords are hashed with today. */
export function isHashOutdated(passwordHash: string): boolean {
  return !isHashedWith(passwordHash, FULL);
}

/** Whether the password belongs to the hash. Each refusal takes as long, also where there is no hash. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
  waiting = OURS,
): Promise<boolean> {
  return (await hasher({ kind: 'verify', passwordHash: passwordHash ?? null, password }, waiting)) === true;
}
