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
