/** Gathered reads of attempts: many students who begin at once cost few statements. See db/gather.ts. */
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
    /** Of an attempt, by its id; undefined once it is deleted. */
    state: gather<string, StoredState | undefined>({
      kind: 'state',
      run: (attemptIds) => listStates(db, attemptIds),
    }),
  };
}

export type GatheredReadings = ReturnType<typeof gatherReadings>;
