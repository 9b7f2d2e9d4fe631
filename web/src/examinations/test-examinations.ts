/** Examinations and results as the server answers them, for tests. */
import type { Examination, ExaminationResult } from '@lulus/contract';

let made = 0;

export function anExamination(given: Partial<Examination> = {}): Examination {
  const number = String(++made).padStart(12, '0');
  return {
    id: `01a1fbd7-63b8-7644-8d79-${number}`,
    examination_name: 'Mid-term English',
    examination_desc: 'Two sections.',
    examination_duration: 60,
    examination_bank_count: 5,
    status: 'published',
    opens_at: null,
    closes_at: null,
    attempt_state: 'none',
    attempts_left: 1,
    results_release: 'at_once',
    results_at: null,
    has_unpublished_changes: false,
    ...given,
  };
}

export function aResult(given: Partial<ExaminationResult> = {}): ExaminationResult {
  return {
    examination_id: '01a1fbd7-63b8-7644-8d79-00000000aaaa',
    examination_name: 'Mid-term English',
    result_score: 7.5,
    result_max: 10,
    date_taken: '2026-11-20T01:00:00.000Z',
    ...given,
  };
}
