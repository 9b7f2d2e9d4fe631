/**
 * Whether results come early enough to help a student who still takes the examination, or can begin another attempt.
 */
import { type ExaminationAdmin, MAX_EXTRA_TIME_PERCENT } from '@lulus/contract';

type Plan = Pick<ExaminationAdmin, 'attempts_allowed' | 'results_release' | 'results_at' | 'closes_at'>;

/** Whether what one attempt shows is there for the next: results that come while another can still be begun. */
export function helpsNextAttempt({
  attempts_allowed,
  results_release,
  results_at,
  closes_at,
}: Plan): boolean {
  if (attempts_allowed < 2) return false;
  if (results_release === 'at_once') return true;
  if (!results_at) return results_release === 'at_time';
  return !closes_at || results_at < closes_at;
}

/**
 * Whether results come at a time at which a student may still be writing. That is always so without an end of the
 * window. Otherwise it is so until the students with the most extra time finish, who may write beyond that end.
 */
export function comesWhileWriting({
  results_release,
  results_at,
  closes_at,
  examination_duration,
}: Plan & Pick<ExaminationAdmin, 'examination_duration'>): boolean {
  if (results_release !== 'at_time' || !results_at) return false;
  if (!closes_at) return true;
  const extraMinutes = (examination_duration * MAX_EXTRA_TIME_PERCENT) / 100;
  return new Date(results_at).getTime() < new Date(closes_at).getTime() + extraMinutes * 60_000;
}

/** Whether results were released by hand, so that a student who takes it later sees theirs at once. */
export const isReleasedByHand = ({ results_release, results_at, closes_at }: Plan): boolean =>
  results_release === 'by_hand' && results_at !== null && (!closes_at || results_at < closes_at);
