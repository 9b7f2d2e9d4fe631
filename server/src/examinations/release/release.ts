import { areResultsOut, type ResultsRelease } from '@lulus/contract';

interface Release {
  results_release: ResultsRelease;
  /** From when on results are shown. With `by_hand` the release sets it. */
  results_at: Date | null;
}

export const isReleased = (release: Release, now: Date): boolean => areResultsOut(release, now.getTime());

/**
 * Hiding results is not instant: another process, or a submit at that moment, may still show them. So the time in
 * which they were visible is extended by this much before and after.
 */
const ROOM_MS = 60_000;

/** Whether results may have been shown by then, though their release is revoked or postponed. */
export const mayHaveShown = (release: Release, now: Date) =>
  isReleased(release, new Date(now.getTime() + ROOM_MS));

/** Whether by now a student whose first attempt ended then could have seen a result, though it is hidden again. */
export function couldBeSeen(
  { results_hidden_at, ...release }: Release & { results_hidden_at: Date | null },
  ended: Date,
  now: Date,
): boolean {
  const seen = results_hidden_at !== null && ended.getTime() <= results_hidden_at.getTime() + ROOM_MS;
  return seen || isReleased(release, now);
}

/** When results will be or were released, where the examination has such a time. */
export function releaseTime({ results_release, results_at }: Release): string | null {
  return results_release === 'at_once' ? null : (results_at?.toISOString() ?? null);
}
