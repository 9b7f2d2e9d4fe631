/** State of an examination's results: released, to be released at a time, or to be released by hand. */
import { areResultsOut, type Examination } from '@lulus/contract';

export type ResultsState = { state: 'released' } | { state: 'at'; at: string } | { state: 'by_hand' };

type Release = Pick<Examination, 'results_release' | 'results_at'>;

/** `now` is the server's time in milliseconds. */
export function resultsState({ results_release, results_at }: Release, now: number): ResultsState {
  if (areResultsOut({ results_release, results_at }, now)) return { state: 'released' };
  return results_at ? { state: 'at', at: results_at } : { state: 'by_hand' };
}

/** Returns whether the attempt is submitted and its result is not released yet. */
export function isResultPending(
  examination: Release & Pick<Examination, 'attempt_state'>,
  now: number,
): boolean {
  return examination.attempt_state === 'submitted' && resultsState(examination, now).state !== 'released';
}
