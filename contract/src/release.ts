import type { ResultsRelease } from './examinations.ts';
import { DEADLINE_GRACE_SECONDS } from './limits.ts';

interface Release {
  results_release: ResultsRelease;
  /** With `by_hand` the release sets it. */
  results_at: Date | string | null;
}

/**
 * Whether results are shown at this time, in milliseconds since 1970. Those of a set time wait for as long as answers
 * that are on their way still count: it is mostly the very end of the examination, and who has handed in would tell the rest.
 */
export function areResultsOut({ results_release, results_at }: Release, now: number): boolean {
  if (results_release === 'at_once') return true;
  if (results_at === null) return false;
  const wait = results_release === 'at_time' ? DEADLINE_GRACE_SECONDS * 1000 : 0;
  return new Date(results_at).getTime() + wait <= now;
}
