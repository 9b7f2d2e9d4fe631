import { areResultsOut, type ResultsRelease } from '@lulus/contract';

interface Release {
  results_release: ResultsRelease;
  /** The time from which results are shown. With `by_hand`, the release sets it. */
  results_at: Date | null;
}

export const isReleased = (release: Release, now: Date): boolean => areResultsOut(release, now.getTime());

/**
 * Hiding results is not instant: another process or a concurrent submit may still show them. So the time in
 * which they were visible is extended by these milliseconds before and after.
 */
const MARGIN_MS = 60_000;

/** Whether results may have been shown by now, even if their release is revoked or postponed. */
export const mayHaveShown = (release: Release, now: Date) =>
  isReleased(release, new Date(now.getTime() + MARGIN_MS));

/**
 * Whether a student whose first attempt ended at `ended` could have seen a result by then, even if it is
 * hidden again. After that, the time of the first release is unknown, so any time is assumed.
 */
export function couldBeSeen(
  { results_hidden_at, ...release }: Release & { results_hidden_at: Date | null },
  ended: Date,
  then: Date,
): boolean {
  const seen = results_hidden_at !== null && ended.getTime() <= results_hidden_at.getTime() + MARGIN_MS;
  return seen || isReleased(release, then);
}

/** Returns the time of the release. Null if results are released at once, or if no time is set. */
export function releaseTime({ results_release, results_at }: Release): string | null {
  return results_release === 'at_once' ? null : (results_at?.toISOString() ?? null);
}
