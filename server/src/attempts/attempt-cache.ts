/**
 * The newest attempt of a student at an examination, as this process saw it last. Another process may have changed it
 * meanwhile, so `known` is for those whose statement checks what they rely on, and `recent` for those who merely show
 * something of it that hardly changes.
 */
import { LRUCache } from 'lru-cache';
import type { Attempt } from './attempts.queries.ts';
import type { GatheredReadings } from './gathered-readings.ts';

const AT_MOST = 20_000;
const RECENT_MS = 5000;

export interface AttemptCache {
  /** However long ago it was seen; read where it never was. */
  known(userId: string, examinationId: string): Promise<Attempt | undefined>;
  /** Seen in the last seconds, or read anew. */
  recent(userId: string, examinationId: string): Promise<Attempt | undefined>;
  /** As it is now. */
  read(userId: string, examinationId: string): Promise<Attempt | undefined>;
  /** What has just been read or written. */
  see(attempt: Attempt): void;
  forget(attempt: Pick<Attempt, 'user_id' | 'examination_id'>): void;
}

export function createAttemptCache({ latest }: Pick<GatheredReadings, 'latest'>): AttemptCache {
  const cache = new LRUCache<string, { attempt: Attempt; seen: number }>({ max: AT_MOST });
  const keyOf = (userId: string, examinationId: string) => `${userId} ${examinationId}`;

  function see(attempt: Attempt): void {
    cache.set(keyOf(attempt.user_id, attempt.examination_id), { attempt, seen: performance.now() });
  }

  async function read(userId: string, examinationId: string): Promise<Attempt | undefined> {
    const attempt = await latest({ user_id: userId, examination_id: examinationId });
    if (attempt) see(attempt);
    return attempt;
  }

  return {
    async known(userId, examinationId) {
      return cache.peek(keyOf(userId, examinationId))?.attempt ?? read(userId, examinationId);
    },
    async recent(userId, examinationId) {
      const entry = cache.peek(keyOf(userId, examinationId));
      const isRecent = entry && performance.now() - entry.seen < RECENT_MS;
      return isRecent ? entry.attempt : read(userId, examinationId);
    },
    read,
    see,
    forget: ({ user_id, examination_id }) => void cache.delete(keyOf(user_id, examination_id)),
  };
}
