import { LRUCache } from 'lru-cache';
import type { Notices, Topic } from './notices.ts';

export interface LoaderOptions<T> {
  notices: Notices;
  /** Notices of this topic invalidate the cache key that they name, or the whole cache if they name none. */
  topic: Topic;
  /** Milliseconds for which a value may be cached. The limit of `notices.validityMs` applies in any case. */
  forMs?: number;
  /** Number of cached values. */
  atMost: number;
  read: (key: string) => Promise<T>;
}

/**
 * Returns a function that reads values by cache key, and caches them until a notice invalidates them. Caches promises,
 * so that concurrent callers share one read. Callers after a notice never get a read that began before it.
 */
export function cachedLoader<T>(options: LoaderOptions<T>): (key: string) => Promise<T> {
  const { notices, topic, forMs = Number.POSITIVE_INFINITY, atMost, read } = options;
  const cache = new LRUCache<string, { reading: Promise<T>; since: number }>({ max: atMost });
  notices.on(topic, (key) => {
    if (key === undefined) cache.clear();
    else cache.delete(key);
  });

  return (key) => {
    const now = performance.now();
    // `get` would also record the use, which takes longer than the lookup. Every entry expires soon anyway.
    const known = cache.peek(key);
    if (known && now - known.since < Math.min(forMs, notices.validityMs())) return known.reading;
    const fresh = { reading: read(key), since: now };
    cache.set(key, fresh);
    fresh.reading.catch(() => {
      if (cache.peek(key) === fresh) cache.delete(key);
    });
    return fresh.reading;
  };
}
