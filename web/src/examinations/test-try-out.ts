import type { Examination, ExaminationAdmin } from '@lulus/contract';

export const EXAM_ID = '01a1fbd7-63b8-7644-8d79-6fc8de157dbc';

const both = {
  id: EXAM_ID,
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

/** A published examination as a student who has not taken it sees it. */
export const anExamination = (given: Partial<Examination> = {}): Examination => ({
  ...both,
  attempt_state: 'none',
  attempts_left: 1,
  ...given,
});

export const anExaminationOfAdmins = (given: Partial<ExaminationAdmin> = {}): ExaminationAdmin => ({
  ...both,
  classes: null,
  attempts_allowed: 1,
  option_limit: 3,
  shuffle: true,
  late_minutes: 0,
  sections: [],
  attempts_count: 0,
  attempts_running: 0,
  ...given,
});
