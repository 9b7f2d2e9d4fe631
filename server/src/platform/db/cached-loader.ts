import { LRUCache } from 'lru-cache';
import type { Notices, Topic } from './notices.ts';

export interface LoaderOptions<T> {
  notices: Notices;
  /** The notices that invalidate the cache: one key, or everything where they name none. */
  topic: Topic;
  /** Milliseconds, at most; without it as long as notices may be relied on. */
  forMs?: number;
  atMost: number;
  read: (key: string) => Promise<T>;
}

/**
 * Reads by key, and caches what was read until a notice invalidates it. The cache has the promises, also those under
 * way. So many concurrent callers read once. A read that began before a notice is not used after it.
 */
export function cachedLoader<T>(options: LoaderOptions<T>): (key: string) => Promise<T> {
  const { notices, topic, forMs = Number.POSITIVE_INFINITY, atMost, read } = options;
  const held = new LRUCache<string, { reading: Promise<T>; since: number }>({ max: atMost });
  notices.on(topic, (key) => {
    if (key === undefined) held.clear();
    else held.delete(key);
  });

  return (key) => {
    const now = performance.now();
    // `peek`, since noting the use takes longer than the lookup. Every entry is read again now and then.
    const known = held.peek(key);
    if (known && now - known.since < Math.min(forMs, notices.reliance())) return known.reading;
    const fresh = { reading: read(key), since: now };
    held.set(key, fresh);
    fresh.reading.catch(() => {
      if (held.peek(key) === fresh) held.delete(key);
    });
    return fresh.reading;
  };
}
