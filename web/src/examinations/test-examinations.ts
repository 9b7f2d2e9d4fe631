/** Examinations and results as the server answers them, for tests. */
import type { Examination, ExaminationAdmin, ExaminationResult } from '@lulus/contract';

let made = 0;

/** The one that is chosen where a test speaks of one only. */
export const EXAM_ID = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';

const both = {
  examination_name: 'Try-out',
  examination_desc: 'Reading and listening',
  examination_duration: 90,
  examination_bank_count: 40,
  status: 'published' as const,
  opens_at: null,
  closes_at: null,
  results_release: 'at_once' as const,
  results_at: null,
  has_unpublished_changes: false,
};

/** A published examination as a student who has not taken it sees it, each with an id of its own. */
export const anExamination = (given: Partial<Examination> = {}): Examination => ({
  id: `01a1fbd7-63b8-7644-8d79-${String(++made).padStart(12, '0')}`,
  ...both,
  attempt_state: 'none',
  attempts_left: 1,
  extra_time_percent: 0,
  ...given,
});

export const anExaminationOfAdmins = (given: Partial<ExaminationAdmin> = {}): ExaminationAdmin => ({
  id: EXAM_ID,
  ...both,
  classes: null,
  attempts_allowed: 1,
  option_limit: 3,
  shuffle: true,
  late_minutes: 0,
  publishing: 'manual',
  sections: [],
  attempts_count: 0,
  attempts_running: 0,
  attempts_late: 0,
  ...given,
});

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
