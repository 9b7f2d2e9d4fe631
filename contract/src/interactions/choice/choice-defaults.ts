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
} as const;
