/** The shapes of JSON columns that more than one feature reads. */
import type {
  BankAsset,
  BankKey,
  BankType,
  Gap,
  GradedKey,
  Interaction,
  ItemResponse,
  OptionType,
  RubricCriterion,
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
  /** Of `gaps`, by gap. */
  bank_gaps: Record<string, Gap>;
  /** Whether an option of `match` may be picked for several rows. */
  reuse_options: boolean;
  /** Options that keep their place when the others are shuffled. */
  pinned_options: string[];
  keep_option_order: boolean;
  /** Of an `essay`. */
  rubric: RubricCriterion[];
  max_words: number | null;
  bank_asset: BankAsset;
  play_limit: number;
  hint: string | null;
  hint_type: TextType;
  /** The stimulus that it shares with other questions. */
  stimulus_id: string | null;
  /** Set by corrections (`grading/corrections/`): further right responses, and what everybody gets. */
  accepted?: ItemResponse[];
  outcome?: GradedKey['outcome'];
}

/** How a question is graded after a correction. */
export type CorrectionPayload = Pick<RevisionItem, 'bank_key' | 'bank_question_weight'> &
  Pick<GradedKey, 'accepted' | 'outcome'> & { hint?: string | null };

/** A passage, picture or recording that several questions share. */
export interface RevisionStimulus {
  id: string;
  /** Sanitised rich text. */
  content: string;
  bank_asset: BankAsset;
  play_limit: number;
  /** Whether a shuffled examination mixes its questions among themselves. */
  shuffle_items: boolean;
}

export interface RevisionSection {
  name: string;
  forward_only: boolean;
  /** Of the section's own timer, or null without one. */
  duration_seconds: number | null;
  shuffle_questions: boolean;
  shuffle_options: boolean;
  draws: RevisionDraw[];
  items: RevisionItem[];
}

/** As many of the questions with all of these tags are on each paper. */
export interface DrawLine {
  tags: string[];
  count: number;
}

/** Of these candidates, each the ids of one question or of a group, each paper has `count`. */
export interface RevisionDraw {
  count: number;
  candidates: string[][];
}

/** Time that was added to the attempt, and to the section that was open at `at`. */
export interface AddedTime {
  at: string;
  ms: number;
}
