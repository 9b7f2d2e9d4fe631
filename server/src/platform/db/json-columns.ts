/** The shapes of JSON columns that more than one feature reads. */
import type {
  BankAsset,
  BankKey,
  BankType,
  GradedKey,
  Interaction,
  ItemResponse,
  OptionType,
  ScoringRule,
  TextRules,
  TextType,
} from '@lulus/contract';

/** A question of a published revision. */
export interface RevisionItem {
  id: string;
  bank_type: BankType;
  /** Sanitised rich text. */
  bank_question: string;
  bank_question_weight: number;
  interaction: Interaction;
  option_type: OptionType;
  /** Text or file path of each option or column, by option id. Empty for types without options. */
  bank_option: Record<string, string>;
  /** Statements of a `choice_table`. */
  bank_rows: Record<string, string>;
  rows_type: TextType;
  /** In the shape of the item's type. */
  bank_key: BankKey;
  scoring_rule: ScoringRule;
  wrong_points: number;
  option_points: Record<string, number> | null;
  min_choices: number | null;
  max_choices: number | null;
  text_rules: TextRules | null;
  unit: string | null;
  bank_asset: BankAsset;
  play_limit: number;
  hint: string | null;
  hint_type: TextType;
  /** Set by corrections (`grading/corrections/`): further right responses, and what everybody gets. */
  accepted?: ItemResponse[];
  outcome?: GradedKey['outcome'];
}

/** How a question is graded after a correction. */
export type CorrectionPayload = Pick<RevisionItem, 'bank_key' | 'bank_question_weight'> &
  Pick<GradedKey, 'accepted' | 'outcome'> & { hint?: string | null };

export interface RevisionSection {
  name: string;
  forward_only: boolean;
  /** Minutes of the section's own timer, or null without one. */
  duration: number | null;
  items: RevisionItem[];
}

/** Time that was added to the attempt, and to the section that was open at `at`. */
export interface AddedTime {
  at: string;
  ms: number;
}
