import type { RubricCriterion } from '../essay/rubric.ts';

/** The fields of a single choice that the specification does not name. */
export const CHOICE_DEFAULTS = {
  interaction: 'choice',
  bank_rows: {},
  rows_type: 'text',
  hint_type: 'text',
  scoring_rule: 'all_or_nothing',
  wrong_points: 0,
  option_points: null,
  min_choices: null,
  max_choices: null,
  text_rules: null,
  unit: null,
  bank_gaps: {},
  reuse_options: false,
  pinned_options: [] as string[],
  keep_option_order: false,
  rubric: [] as RubricCriterion[],
  max_words: null,
  stimulus_id: null,
} as const;
