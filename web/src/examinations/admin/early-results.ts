/** Whether results come early enough to help somebody who still takes the examination, or can begin another attempt. */
import type { ExaminationAdmin } from '@lulus/contract';

type Plan = Pick<ExaminationAdmin, 'attempts_allowed' | 'results_release' | 'results_at' | 'closes_at'>;

/** Whether what one attempt shows is there for the next: results that come while another can still be begun. */
export function helpsNextAttempt({
  attempts_allowed,
  results_release,
  results_at,
  closes_at,
}: Plan): boolean {
  if (attempts_allowed < 2 || results_release === 'by_hand') return false;
  return results_release === 'at_once' || !closes_at || !results_at || results_at < closes_at;
}

/**
 * Whether results come at a time at which students with extra time, who may write beyond the end of the window, are
 * still at it: with up to twice the time.
 */
export function comesWhileWriting({
  results_release,
  results_at,
  closes_at,
  examination_duration,
}: Plan & Pick<ExaminationAdmin, 'examination_duration'>): boolean {
  if (results_release !== 'at_time' || !results_at || !closes_at) return false;
  const lastDue = new Date(closes_at).getTime() + examination_duration * 60_000;
  return new Date(results_at).getTime() < lastDue;
}
