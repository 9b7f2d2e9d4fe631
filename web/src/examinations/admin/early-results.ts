/** Tests whether results come early enough to help students who still take the examination or may start again. */
import { type ExaminationAdmin, MAX_EXTRA_TIME_PERCENT } from '@lulus/contract';

type Plan = Pick<ExaminationAdmin, 'attempts_allowed' | 'results_release' | 'results_at' | 'closes_at'>;

/** Returns whether a student may see results while another attempt can still start. */
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
 * Returns whether results come at a set time at which a student may still take the examination. Students with extra
 * time may finish after the end of the window. Without an end, the result is always true.
 */
export function comesDuringAttempts({
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

/** Returns whether results were released by hand while the window is open. Later attempts show theirs at once. */
export const isReleasedByHand = ({ results_release, results_at, closes_at }: Plan): boolean =>
  results_release === 'by_hand' && results_at !== null && (!closes_at || results_at < closes_at);
