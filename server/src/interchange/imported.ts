/** What a file of questions holds after it is read, in the product's terms. Every format is mapped to this. */
import type {
  BankKey,
  BankType,
  Gap,
  Interaction,
  OptionType,
  PackageSettings,
  Rubric,
  ScoringRule,
  TextRules,
  TextType,
} from '@lulus/contract';
import type { Problem } from '@lulus/contract/messages';
import type { DrawLine } from '../platform/db/json-columns.ts';

/** A file as it was sent. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * The fields of a question in the form's terms. What is absent has the form's default. Rich text may have any HTML; what
 * ours cannot have becomes a warning. Pictures in it have the name of a file in `media` as their `src`.
 */
export interface ImportedFields {
  interaction: Interaction;
  /** Rich text. */
  bank_question: string;
  bank_question_weight?: number;
  /** With `file`, options are names in `media`. */
  option_type?: OptionType;
  bank_option?: Record<string, string>;
  bank_rows?: Record<string, string>;
  rows_type?: TextType;
  bank_gaps?: Record<string, Gap>;
  /** Absent if the file has none: the question is stored without a key. */
  bank_key?: BankKey;
  scoring_rule?: ScoringRule;
  wrong_points?: number;
  option_points?: Record<string, number>;
  min_choices?: number;
  max_choices?: number;
  reuse_options?: boolean;
  pinned_options?: string[];
  keep_option_order?: boolean;
  text_rules?: TextRules;
  unit?: string;
  rubric?: Rubric;
  max_words?: number;
  hint?: string;
  hint_type?: TextType;
  tags?: string[];
  play_limit?: number;
  /** Names in `media` of the pictures, recordings and videos beside the question. */
  files?: string[];
  /** If absent, it follows from the files. */
  bank_type?: BankType;
}

/** Where a question stands in the file: `ref_line`, `ref_row` or `ref_question` with its number. */
export type Ref = Problem;

export interface ImportedItem {
  ref: Ref;
  /** Empty if the file names none. */
  section: string;
  fields: ImportedFields;
  /** The key of its stimulus. */
  stimulus?: string;
  /** What the question loses or changes. */
  warnings: Problem[];
  /** Its title, which is not stored. Absent if it says no more than the text. */
  lostTitle?: string;
}

export interface RefusedItem {
  ref: Ref;
  refused: Problem;
}

export interface ImportedStimulus {
  /** Rich text. */
  content: string;
  /** Names in `media`. */
  files: string[];
  play_limit?: number;
  shuffle_items?: boolean;
  /** Set if it is to be stored in this section even without questions. */
  section?: string;
  /** What its content loses. */
  warnings?: Problem[];
  /** Set if the file has it as a description before the questions. */
  isDescription?: boolean;
}

/** Settings that the file gives a section. A section that the examination has already keeps its own. */
export interface ImportedSection {
  name: string;
  duration_seconds?: number;
  forward_only?: boolean;
  shuffle_questions?: boolean;
  shuffle_options?: boolean;
  draw?: DrawLine[];
}

/** The settings of a whole examination. */
export interface ImportedExamination {
  name: string;
  settings: PackageSettings;
}

export interface Imported {
  /** All questions of the file in its order: the ones that can be stored, and the refused ones. */
  entries: (ImportedItem | RefusedItem)[];
  stimuli: Record<string, ImportedStimulus>;
  /** Absent if the file has no settings of sections. */
  sections?: ImportedSection[];
  /** Set if the file has a whole examination. */
  examination?: ImportedExamination;
  /** Files by name. */
  media: Record<string, Uint8Array>;
}

/** Thrown for a file that cannot be read at all. The problem says where it broke. */
export class Unreadable extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const isRefused = (entry: ImportedItem | RefusedItem): entry is RefusedItem => 'refused' in entry;
