/** Examinations and results in the shapes of the server's replies, for tests. */
import type { Examination, ExaminationAdmin, ExaminationResult, Section } from '@lulus/contract';

let made = 0;

/** Id of the examination in tests with a single one. */
export const EXAM_ID = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';

const commonFields = {
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

/** Returns a published examination with a new id, as a student without attempts sees it. */
export const anExamination = (given: Partial<Examination> = {}): Examination => ({
  id: `01a1fbd7-63b8-7644-8d79-${String(++made).padStart(12, '0')}`,
  ...commonFields,
  attempt_state: 'none',
  attempts_left: 1,
  extra_time_percent: 0,
  ...given,
});

export const anExaminationOfAdmins = (given: Partial<ExaminationAdmin> = {}): ExaminationAdmin => ({
  id: EXAM_ID,
  ...commonFields,
  classes: null,
  class_ids: null,
  attempts_allowed: 1,
  option_limit: 3,
  shuffle: true,
  shuffle_questions: true,
  shuffle_options: true,
  decimal_sign: ',',
  negative_total: false,
  publishing: 'manual',
  sections: [],
  attempts_count: 0,
  attempts_running: 0,
  attempts_late: 0,
  kind: 'examination',
  shared: false,
  owner: null,
  co_teachers: [],
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

/** A section without rules of its own. */
export const aSection = (given: Partial<Section> & Pick<Section, 'name'>): Section => ({
  id: EXAM_ID,
  forward_only: false,
  duration: null,
  duration_seconds: null,
  shuffle_questions: null,
  shuffle_options: null,
  draw: [],
  bank_count: 2,
  has_recording: false,
  ...given,
});
