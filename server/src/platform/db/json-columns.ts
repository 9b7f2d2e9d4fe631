/** The shapes of JSON columns that more than one feature reads. */
import type { BankAsset, BankType } from '@lulus/contract';

/** A question as it was published. */
export interface RevisionItem {
  id: string;
  bank_type: BankType;
  /** Sanitised rich text. */
  bank_question: string;
  bank_question_weight: number;
  option_type: 'text' | 'file';
  /** Option key to text, or to a file path. */
  bank_option: Record<string, string>;
  /** The keys of the right options: choosing any of them is right. */
  bank_answer: number[];
  bank_asset: BankAsset;
  play_limit: number;
  hint: string | null;
}

export interface RevisionSection {
  name: string;
  forward_only: boolean;
  /** Minutes of a timer of its own, or null. */
  duration: number | null;
  items: RevisionItem[];
}

/** Time that was added, to the attempt and to the section that was open at `at`. */
export interface AddedTime {
  at: string;
  ms: number;
}
