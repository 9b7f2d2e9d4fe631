import { LRUCache } from 'lru-cache';
import type { Database, Db } from '../../platform/db/database.ts';
import type { Revision } from './revision.ts';
import { getRevision } from './revisions.queries.ts';

const AT_MOST = 200;

export interface RevisionCache {
  /**
   * In a transaction it reads on that transaction's connection. Waiting for another connection would be a deadlock,
   * once all connections belong to such transactions.
   */
  get(id: string, db?: Db): Promise<Revision>;
}

/** Revisions never change, so each is read once; a read under way is shared. */
export function createRevisionCache(own: Database): RevisionCache {
  const cache = new LRUCache<string, Revision>({ max: AT_MOST });
  const underWay = new Map<string, Promise<Revision>>();

  async function read(db: Db, id: string): Promise<Revision> {
    const revision = await getRevision(db, id);
    cache.set(id, revision);
    return revision;
  }

  function share(id: string): Promise<Revision> {
    const shared = underWay.get(id) ?? read(own, id).finally(() => underWay.delete(id));
    underWay.set(id, shared);
    return shared;
  }

  return {
    async get(id, db = own) {
      return cache.get(id) ?? (await (db.isTransaction ? read(db, id) : share(id)));
    },
  };
}
