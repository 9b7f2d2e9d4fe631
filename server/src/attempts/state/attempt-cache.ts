/**
 * A cache of the newest attempt of a student at an examination. Another process may have changed it meanwhile. So
 * `known` is for callers whose statement checks what they rely on. `recent` is for callers that only show facts that
 * hardly change at a start.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { GatheredReadings } from '../answers/gathered-readings.ts';
import type { Attempt } from '../attempts.queries.ts';

const AT_MOST = 20_000;
const RECENT_MS = 5000;

export interface AttemptCache {
  /** The cached attempt, of any age; read where there is none. */
  known(userId: string, examinationId: string): Promise<Attempt | undefined>;
  /**
   * The cached attempt if it runs and started in the last seconds, so that there is no newer one. Otherwise it is
   * read again.
   */
  recent(userId: string, examinationId: string): Promise<Attempt | undefined>;
  /** As it is now. */
  read(userId: string, examinationId: string): Promise<Attempt | undefined>;
  /** What has just been read or written. */
  see(attempt: Attempt): void;
  forget(attempt: Pick<Attempt, 'user_id' | 'examination_id'>): void;
}

export function createAttemptCache({ latest }: Pick<GatheredReadings, 'latest'>, clock: Clock): AttemptCache {
  const cache = new LRUCache<string, Attempt>({ max: AT_MOST });
  const keyOf = (userId: string, examinationId: string) => `${userId} ${examinationId}`;

  function see(attempt: Attempt): void {
    cache.set(keyOf(attempt.user_id, attempt.examination_id), attempt);
  }

  async function read(userId: string, examinationId: string): Promise<Attempt | undefined> {
    const attempt = await latest({ user_id: userId, examination_id: examinationId });
    if (attempt) see(attempt);
    return attempt;
  }

  return {
    async known(userId, examinationId) {
      return cache.peek(keyOf(userId, examinationId)) ?? read(userId, examinationId);
    },
    async recent(userId, examinationId) {
      const known = cache.peek(keyOf(userId, examinationId));
      const isRecent = known && Math.abs(clock().getTime() - known.started_at.getTime()) < RECENT_MS;
      // One that was handed in may have been reopened.
      return isRecent && !known.submitted_at ? known : read(userId, examinationId);
    },
    read,
    see,
    forget: ({ user_id, examination_id }) => void cache.delete(keyOf(user_id, examination_id)),
  };
}
