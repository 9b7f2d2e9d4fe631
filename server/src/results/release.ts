import type { ResultsRelease } from '@lulus/contract';

interface Release {
  results_release: ResultsRelease;
  /** From when on results are shown. With `by_hand` the release sets it. */
  results_at: Date | null;
}

export function isReleased({ results_release, results_at }: Release, now: Date): boolean {
  return results_release === 'at_once' || (results_at !== null && results_at <= now);
}

/** Whether by now a student whose first attempt ended then could have seen a result, though it is hidden again. */
export function couldBeSeen(
  { results_hidden_at, ...release }: Release & { results_hidden_at: Date | null },
  ended: Date,
  now: Date,
): boolean {
  return isReleased(release, now) || (results_hidden_at !== null && ended <= results_hidden_at);
}

/** When results will be or were released, where the examination has such a time. */
export function releaseTime({ results_release, results_at }: Release): string | null {
  return results_release === 'at_once' ? null : (results_at?.toISOString() ?? null);
}
