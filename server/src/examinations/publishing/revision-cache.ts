import { LRUCache } from 'lru-cache';
import type { Database, Db } from '../../platform/db/database.ts';
import { ofForm, type Revision } from './revision.ts';
import { getRevision } from './revisions.queries.ts';

const MAX_REVISIONS = 200;

export interface RevisionCache {
  /**
   * Returns a revision. In a transaction, reads it on the transaction's connection. Waiting for another
   * connection would be a deadlock if all belong to such transactions.
   */
  get(id: string, db?: Db): Promise<Revision>;
}

/**
 * Caches revisions without expiry, since they never change. Concurrent reads of one revision share one query.
 */
export function createRevisionCache(own: Database): RevisionCache {
  const cache = new LRUCache<string, Revision>({ max: MAX_REVISIONS });
  const pending = new Map<string, Promise<Revision>>();

  async function read(db: Db, id: string): Promise<Revision> {
    const revision = await getRevision(db, id);
    cache.set(id, revision);
    return revision;
  }

  function share(id: string): Promise<Revision> {
    const shared = pending.get(id) ?? read(own, id).finally(() => pending.delete(id));
    pending.set(id, shared);
    return shared;
  }

  return {
    async get(id, db = own) {
      return cache.get(id) ?? (await (db.isTransaction ? read(db, id) : share(id)));
    },
  };
}

/** Returns the attempt's revision with only the questions of its form. */
export async function revisionOfAttempt(
  revisions: RevisionCache,
  { revision_id, form }: { revision_id: string; form: number },
): Promise<Revision> {
  return ofForm(await revisions.get(revision_id), form);
}
