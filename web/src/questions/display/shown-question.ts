import type { BankItem } from '@lulus/contract';

/** The fields that decide how a question is answered and scored. */
export type ShownQuestion = Pick<
  BankItem,
  | 'interaction'
  | 'option_type'
  | 'bank_option'
  | 'bank_rows'
  | 'rows_type'
  | 'bank_gaps'
  | 'bank_key'
  | 'scoring_rule'
  | 'wrong_points'
  | 'option_points'
  | 'min_choices'
  | 'max_choices'
  | 'reuse_options'
  | 'text_rules'
  | 'unit'
  | 'max_words'
  | 'rubric'
>;
