/**
 * Caches the newest attempt of each student and examination. Another process may have changed it since. So
 * use `getCached` only if the statement checks its assumptions, and `getRecent` only for facts that hardly
 * change at a start.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { GatheredReadings } from '../answers/gathered-readings.ts';
import type { Attempt } from '../attempts.queries.ts';

const MAX_ATTEMPTS = 20_000;
const RECENT_MS = 5000;

export interface AttemptCache {
  /** Returns the cached attempt of any age, or reads it if none is cached. */
  getCached(userId: string, examinationId: string): Promise<Attempt | undefined>;
  /**
   * Returns the cached attempt if it runs and started in the last seconds, so that there is no newer one.
   * Reads it otherwise.
   */
  getRecent(userId: string, examinationId: string): Promise<Attempt | undefined>;
  /** Reads the attempt from the database, and caches it. */
  read(userId: string, examinationId: string): Promise<Attempt | undefined>;
  /** Caches an attempt that was just read or written. */
  set(attempt: Attempt): void;
  forget(attempt: Pick<Attempt, 'user_id' | 'examination_id'>): void;
}

export function createAttemptCache({ latest }: Pick<GatheredReadings, 'latest'>, clock: Clock): AttemptCache {
  const cache = new LRUCache<string, Attempt>({ max: MAX_ATTEMPTS });
  const keyOf = (userId: string, examinationId: string) => `${userId} ${examinationId}`;

  function set(attempt: Attempt): void {
    cache.set(keyOf(attempt.user_id, attempt.examination_id), attempt);
  }

  async function read(userId: string, examinationId: string): Promise<Attempt | undefined> {
    const attempt = await latest({ user_id: userId, examination_id: examinationId });
    if (attempt) set(attempt);
    return attempt;
  }

  return {
    async getCached(userId, examinationId) {
      return cache.peek(keyOf(userId, examinationId)) ?? read(userId, examinationId);
    },
    async getRecent(userId, examinationId) {
      const cached = cache.peek(keyOf(userId, examinationId));
      const isRecent = cached && Math.abs(clock().getTime() - cached.started_at.getTime()) < RECENT_MS;
      // Another process may have reopened a submitted attempt.
      return isRecent && !cached.submitted_at ? cached : read(userId, examinationId);
    },
    read,
    set,
    forget: ({ user_id, examination_id }) => void cache.delete(keyOf(user_id, examination_id)),
  };
}
