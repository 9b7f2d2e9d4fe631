import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import type { Revision } from './revision.ts';
import { getRevision } from './revisions.queries.ts';

const AT_MOST = 200;

export interface RevisionCache {
  get(id: string): Promise<Revision>;
}

/** Revisions never change, so what was read once needs no second look; a read under way is shared. */
export function createRevisionCache(db: Database): RevisionCache {
  const cache = new LRUCache<string, Revision>({ max: AT_MOST, fetchMethod: (id) => getRevision(db, id) });
  return {
    async get(id) {
      const revision = cache.get(id) ?? (await cache.fetch(id));
      return revision ?? getRevision(db, id);
    },
  };
}
