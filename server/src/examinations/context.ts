import type { PlatformContext } from '../platform/context.ts';
import type { ExaminationCache } from './dashboard/examination-cache.ts';
import type { OwnAttempts } from './dashboard/own-attempts.ts';
import type { RevisionCache } from './publishing/revision-cache.ts';

export interface ExaminationsContext extends PlatformContext {
  revisions: RevisionCache;
  /** The data of examinations on a dashboard, the same for all students. */
  examinations: ExaminationCache;
  /** A student's class and attempts, as they are now. */
  ownAttempts(userId: string): Promise<OwnAttempts>;
}
