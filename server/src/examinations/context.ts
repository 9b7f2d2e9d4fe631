import type { PlatformContext } from '../platform/context.ts';
import type { ExaminationCache } from './dashboard/examination-cache.ts';
import type { OwnAttempts } from './dashboard/own-attempts.ts';
import type { RevisionCache } from './publishing/revision-cache.ts';

export interface ExaminationsContext extends PlatformContext {
  revisions: RevisionCache;
  /** Cached examinations of the dashboard, the same for all students. */
  examinations: ExaminationCache;
  /** Reads a student's class and attempts, without a cache. */
  ownAttempts(userId: string): Promise<OwnAttempts>;
}
