/** Narrows the types of the generated tables, where the generator cannot read enums and JSON shapes. */
import type {
  AttemptEvent,
  AuditAction,
  BankAsset,
  BankKey,
  BankType,
  ClosedBy,
  CorrectionKind,
  DecimalSign,
  ExaminationKind,
  ExaminationStatus,
  Gap,
  Interaction,
  ItemResponse,
  OptionType,
  Publishing,
  ResultsRelease,
  Role,
  Rubric,
  SchoolLanguage,
  ScoringRule,
  TextRules,
  TextSize,
  TextType,
} from '@lulus/contract';
import type { ColumnType, Generated } from 'kysely';
import type {
  AddedTime,
  CorrectionPayload,
  DrawLine,
  RevisionSection,
  RevisionStimulus,
} from './json-columns.ts';
import type { DB } from './tables.ts';

/** A jsonb column. Reads give the parsed value, and writes take JSON text. */
type JsonColumn<T> = ColumnType<T, string, string>;
type DefaultedJsonColumn<T> = ColumnType<T, string | undefined, string>;

/** Values of fields before or after a change, by name. */
type AuditFields = Record<string, unknown>;

type Narrowed<Table, Columns> = Omit<Table, keyof Columns> & Columns;

interface NarrowedTables {
  attempts: Narrowed<
    DB['attempts'],
    {
      closed_by: ClosedBy | null;
      section_ends: Generated<(Date | null)[]>;
      added_time: DefaultedJsonColumn<AddedTime[]>;
    }
  >;
  attempt_events: Narrowed<
    DB['attempt_events'],
    {
      kind: AttemptEvent['kind'];
      by: AttemptEvent['by'];
      details: DefaultedJsonColumn<AttemptEvent['details']>;
    }
  >;
  audit_log: Narrowed<
    DB['audit_log'],
    { action: AuditAction; before: JsonColumn<AuditFields> | null; after: JsonColumn<AuditFields> | null }
  >;
  bank_items: Narrowed<
    DB['bank_items'],
    {
      bank_type: BankType;
      interaction: Generated<Interaction>;
      option_type: OptionType;
      bank_option: JsonColumn<Record<string, string>>;
      bank_rows: DefaultedJsonColumn<Record<string, string>>;
      rows_type: Generated<TextType>;
      hint_type: Generated<TextType>;
      bank_key: DefaultedJsonColumn<BankKey>;
      scoring_rule: Generated<ScoringRule>;
      option_points: JsonColumn<Record<string, number>> | null;
      text_rules: JsonColumn<TextRules> | null;
      bank_asset: JsonColumn<BankAsset>;
      bank_gaps: DefaultedJsonColumn<Record<string, Gap>>;
      rubric: DefaultedJsonColumn<Rubric>;
    }
  >;
  sections: Narrowed<DB['sections'], { draw: DefaultedJsonColumn<DrawLine[]> }>;
  stimuli: Narrowed<DB['stimuli'], { bank_asset: JsonColumn<BankAsset> }>;
  examinations: Narrowed<
    DB['examinations'],
    {
      status: Generated<ExaminationStatus>;
      results_release: Generated<ResultsRelease>;
      publishing: Generated<Publishing>;
      kind: Generated<ExaminationKind>;
      decimal_sign: Generated<DecimalSign>;
    }
  >;
  answers: Narrowed<DB['answers'], { response: JsonColumn<ItemResponse> | null }>;
  late_answers: Narrowed<DB['late_answers'], { response: JsonColumn<ItemResponse> | null }>;
  key_corrections: Narrowed<
    DB['key_corrections'],
    {
      kind: CorrectionKind;
      payload: JsonColumn<CorrectionPayload>;
      payload_before: JsonColumn<CorrectionPayload>;
    }
  >;
  password_links: Narrowed<DB['password_links'], { purpose: 'invitation' | 'reset' }>;
  revisions: Narrowed<
    DB['revisions'],
    {
      sections: JsonColumn<RevisionSection[]>;
      stimuli: DefaultedJsonColumn<RevisionStimulus[]>;
      decimal_sign: Generated<DecimalSign>;
    }
  >;
  settings: Narrowed<DB['settings'], { default_language: Generated<SchoolLanguage> }>;
  users: Narrowed<
    DB['users'],
    { role: Role; gender: 'male' | 'female' | null; text_size: Generated<TextSize> }
  >;
}

export type Schema = Omit<DB, keyof NarrowedTables> & NarrowedTables;
