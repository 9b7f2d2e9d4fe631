import type { Database } from '../db/database.ts';
import { gather } from '../db/gather.ts';
import { listOwnAttempts, type OwnAttempts } from './own-attempts.queries.ts';

/** Reads of many students at once are one statement: so they can always be read, and never be out of date. */
export function gatherOwnAttempts(db: Database): (userId: string) => Promise<OwnAttempts> {
  return gather({ kind: 'own_attempts', run: (userIds) => listOwnAttempts(db, userIds) });
}
