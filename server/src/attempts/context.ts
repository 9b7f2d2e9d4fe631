import type { AuthContext } from '../auth/context.ts';
import type { ExaminationsContext } from '../examinations/context.ts';
import type { GatheredReadings } from './answers/gathered-readings.ts';
import type { GatheredWrites } from './answers/gathered-writes.ts';
import type { PaperStore } from './paper/paper-store.ts';
import type { AttemptCache } from './state/attempt-cache.ts';

export interface AttemptsContext extends AuthContext, ExaminationsContext {
  papers: PaperStore;
  attempts: AttemptCache;
  readings: GatheredReadings;
  writes: GatheredWrites;
}
