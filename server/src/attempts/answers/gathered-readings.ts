/**
 * Batched reads of attempts: many students who start at once cause few statements. See platform/db/gather.ts.
 */
import type { Database } from '../../platform/db/database.ts';
import { gather } from '../../platform/db/gather.ts';
import { type Attempt, listLatestAttempts } from '../attempts.queries.ts';
import { listStates, type StoredState } from '../state/states.queries.ts';

export function gatherReadings(db: Database) {
  return {
    latest: gather<{ user_id: string; examination_id: string }, Attempt | undefined>({
      kind: 'latest_attempt',
      run: (of) => listLatestAttempts(db, of),
    }),
    /** By attempt id. Undefined if the attempt was deleted. */
    state: gather<string, StoredState | undefined>({
      kind: 'state',
      run: (attemptIds) => listStates(db, attemptIds),
    }),
  };
}

export type GatheredReadings = ReturnType<typeof gatherReadings>;
