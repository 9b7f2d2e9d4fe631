/** Whether the results of an examination are out, and when they come where they are not. */
import type { Examination } from '@lulus/contract';

export type ResultsState = { state: 'released' } | { state: 'at'; at: string } | { state: 'by_hand' };

type Release = Pick<Examination, 'results_release' | 'results_at'>;

/** `now` is the server's time in milliseconds. */
export function resultsState({ results_release, results_at }: Release, now: number): ResultsState {
  if (results_release === 'at_once') return { state: 'released' };
  if (!results_at) return { state: 'by_hand' };
  return Date.parse(results_at) <= now ? { state: 'released' } : { state: 'at', at: results_at };
}

/** It was submitted, and its result is still to come. */
export function isResultPending(
  examination: Release & Pick<Examination, 'attempt_state'>,
  now: number,
): boolean {
  return examination.attempt_state === 'submitted' && resultsState(examination, now).state !== 'released';
}
