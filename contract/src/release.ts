import type { ResultsRelease } from './examinations.ts';
import { DEADLINE_GRACE_SECONDS } from './limits.ts';

interface Release {
  results_release: ResultsRelease;
  /** With `by_hand`, the release sets it. */
  results_at: Date | string | null;
}

/**
 * Returns whether results are visible at `now`, in milliseconds since 1970. With `at_time`, they stay hidden for the
 * seconds of grace in which answers still count. That time is often the end of the examination, and early results would
 * reveal answers to students who still work.
 */
export function areResultsOut({ results_release, results_at }: Release, now: number): boolean {
  if (results_release === 'at_once') return true;
  if (results_at === null) return false;
  const wait = results_release === 'at_time' ? DEADLINE_GRACE_SECONDS * 1000 : 0;
  return new Date(results_at).getTime() + wait <= now;
}
