/** The shapes of JSON columns that more than one feature reads. */
import type { BankAsset, BankType } from '@lulus/contract';

/** A question of a published revision. */
export interface RevisionItem {
  id: string;
  bank_type: BankType;
  /** Sanitised rich text. */
  bank_question: string;
  bank_question_weight: number;
  option_type: 'text' | 'file';
  /** Text or file path of each option, by option id. */
  bank_option: Record<string, string>;
  /** Answer key: the ids of the correct options. Each of them alone is a correct answer. */
  bank_answer: number[];
  bank_asset: BankAsset;
  play_limit: number;
  hint: string | null;
}

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
