import { areResultsOut, type ResultsRelease } from '@lulus/contract';

interface Release {
  results_release: ResultsRelease;
  /** From when on results are shown. With `by_hand` the release sets it. */
  results_at: Date | null;
}

export const isReleased = (release: Release, now: Date): boolean => areResultsOut(release, now.getTime());

/**
 * Hiding results takes a moment, in which they may come or still be answered: by another process, or to who hands in
 * just then. What could have been seen is reckoned with as much room before and after it.
 */
const ROOM_MS = 60_000;

/** Whether a release that is taken back, or put off, could have been seen by then. */
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
