/**
 * Pure reducer for a question in the form, with its files. An edit without effect returns the same object, so identity
 * shows whether the draft has unsaved work.
 */
import {
  type BankAsset,
  type BankItem,
  type BankType,
  DEFAULT_OPTIONS_PER_QUESTION,
  DEFAULT_PLAY_LIMIT,
  type DecimalSign,
  type GapsKey,
  type Interaction,
  type NumberKey,
  type OptionType,
  type OrderKey,
  type ScoringRule,
  type ShortAnswerKey,
} from '@lulus/contract';
import { randomUuid } from '../../platform/crypto/random-uuid.ts';
import { type GapDraft, gapOf } from '../../questions/gaps/gap-draft.ts';
import { NO_NUMBER, type NumberDraft, numberOf } from '../../questions/number/number-draft.ts';
import { type AnswersDraft, answersOf, NO_ANSWERS } from '../../questions/short-answer/answers-draft.ts';
import { type RubricDraft, rubricOf } from '../interactions/rubric-draft.ts';
import { NO_MATCH, NO_TABLE, type TableDraft, tableOf } from '../interactions/table-draft.ts';
import {
  editOptions,
  emptyOption,
  isFilled,
  type Numbers,
  numbersByPosition,
  type OptionDraft,
  type OptionEdit,
} from '../options/option-drafts.ts';
import { drawNumbers, drawnNumbers } from '../options/option-numbers.ts';

export interface BankDraft {
  bank_type: BankType;
  bank_section: string;
  bank_question: string;
  /** Number as typed. */
  bank_question_weight: string;
  play_limit: string;
  hint: string;
  /** The hint if it is rich text. */
  hint_html: string;
  hint_type: 'text' | 'html';
  tags: readonly string[];
  /** '' for none. */
  stimulus_id: string;
  interaction: Interaction;
  scoring_rule: ScoringRule;
  /** Number as typed. */
  wrong_points: string;
  option_type: OptionType;
  /** Options of a choice in order, from option 1, or options in the right order. */
  options: readonly OptionDraft[];
  /** Numbers as typed; empty without a limit. */
  min_choices: string;
  max_choices: string;
  keep_option_order: boolean;
  table: TableDraft;
  /** The rows are left sides, the columns are right sides. */
  match: TableDraft;
  reuse_options: boolean;
  /** All option numbers in random order, for new options of a matching or an order. */
  drawnNumbers: readonly number[];
  answers: AnswersDraft;
  number: NumberDraft;
  rubric: RubricDraft;
  /** Number as typed; empty without a limit. */
  max_words: string;
  /** Gaps by number. One without a marker in the text is not saved. */
  gaps: Readonly<Record<string, GapDraft>>;
  newAssets: readonly File[];
  /** The question's files on the server. */
  recentAssets: BankAsset;
  /** Paths of `recentAssets` that Save removes. */
  removedAssets: readonly string[];
  /**
   * The idempotency key of a new question, the same until it is saved. A retry after a lost reply must not insert it
   * twice.
   */
  insertKey?: string;
}

export type DraftAction =
  | { type: 'set'; fields: Partial<BankDraft> }
  | { type: 'option_edited'; edit: OptionEdit }
  | { type: 'assets_added'; files: readonly File[] }
  | { type: 'asset_taken_away'; file: File }
  /** Marks a file on the server for removal, or removes the mark. */
  | { type: 'recent_toggled'; path: string };

const NO_ASSETS: BankAsset = { image: [], audio: [], video: [] };

/**
 * Returns an empty question. It copies type, section, stimulus, weight, tags, number of options and the columns of a table from
 * the previous question.
 */
export function newDraft(previous?: BankDraft): BankDraft {
  const options = previous?.options.length ?? DEFAULT_OPTIONS_PER_QUESTION;
  const { columns, columns_type } = previous?.table ?? NO_TABLE;
  return {
    bank_type: previous?.bank_type ?? 'text',
    bank_section: previous?.bank_section ?? '',
    bank_question: '',
    bank_question_weight: previous?.bank_question_weight ?? '0',
    play_limit: String(DEFAULT_PLAY_LIMIT),
    hint: '',
    hint_html: '',
    hint_type: 'text',
    tags: previous?.tags ?? [],
    stimulus_id: previous?.stimulus_id ?? '',
    interaction: previous?.interaction ?? 'choice',
    scoring_rule: previous?.scoring_rule ?? 'all_or_nothing',
    wrong_points: previous?.wrong_points ?? '0',
    option_type: 'text',
    options: Array.from({ length: options }, (_, id) => emptyOption(id)),
    min_choices: '',
    max_choices: '',
    keep_option_order: false,
    table: columns_type === 'text' ? { ...NO_TABLE, columns } : NO_TABLE,
    match: NO_MATCH,
    reuse_options: false,
    drawnNumbers: drawNumbers(),
    answers: NO_ANSWERS,
    number: { ...NO_NUMBER, unit: previous?.number.unit ?? '' },
    rubric: [],
    max_words: '',
    gaps: {},
    newAssets: [],
    recentAssets: NO_ASSETS,
    removedAssets: [],
    insertKey: randomUuid(),
  };
}

function optionOf(item: BankItem, number: string, id: number): OptionDraft {
  const field = { text: 'text', html: 'html', file: 'current' }[item.option_type];
  return {
    ...emptyOption(id),
    [field]: item.bank_option[number] ?? emptyOption(id)[field as 'text'],
    isRight: item.bank_answer.includes(Number(number)),
    points: String(item.option_points?.[number] ?? ''),
    isPinned: item.pinned_options.includes(number),
  };
}

const optionsOf = (item: BankItem, length: number): OptionDraft[] =>
  Array.from({ length }, (_, id) => optionOf(item, String(id + 1), id));

/** Returns options that keep their numbers, those of `first` before the others. */
function numberedOptions(item: BankItem, first: readonly string[] = []): OptionDraft[] {
  const numbers = new Set([...first, ...Object.keys(item.bank_option)]);
  return [...numbers].map((number, id) => ({ ...optionOf(item, number, id), number }));
}

const gapsOf = ({ bank_gaps, bank_key }: BankItem, decimalSign: DecimalSign): BankDraft['gaps'] =>
  Object.fromEntries(
    Object.entries(bank_gaps).map(([number, gap]) => [
      number,
      gapOf(gap, (bank_key as GapsKey)[number], decimalSign),
    ]),
  );

/** Parts of other types than the question's begin empty. */
export function draftOf(item: BankItem, decimalSign: DecimalSign): BankDraft {
  const { interaction } = item;
  const used = Math.max(0, ...Object.keys(item.bank_option).map(Number));
  const empty = newDraft();
  return {
    ...empty,
    insertKey: undefined,
    bank_type: item.bank_type,
    bank_section: item.bank_section,
    bank_question: item.bank_question,
    bank_question_weight: String(item.bank_question_weight),
    play_limit: String(item.play_limit),
    [item.hint_type === 'html' ? 'hint_html' : 'hint']: item.hint ?? '',
    hint_type: item.hint_type,
    tags: item.tags,
    stimulus_id: item.stimulus_id ?? '',
    interaction,
    scoring_rule: item.scoring_rule,
    wrong_points: String(item.wrong_points),
    min_choices: String(item.min_choices ?? ''),
    max_choices: String(item.max_choices ?? ''),
    keep_option_order: item.keep_option_order,
    ...((interaction === 'choice' || interaction === 'choice_multiple') && {
      option_type: item.option_type,
      options: optionsOf(item, Math.max(DEFAULT_OPTIONS_PER_QUESTION, used)),
    }),
    ...(interaction === 'choice_table' && { table: tableOf(item, optionsOf(item, used)) }),
    ...(interaction === 'match' && { match: tableOf(item, numberedOptions(item)) }),
    reuse_options: item.reuse_options,
    ...(interaction === 'order' && {
      option_type: item.option_type,
      options: numberedOptions(item, item.bank_key as OrderKey),
    }),
    ...(interaction === 'short_answer' && {
      answers: answersOf(item.bank_key as ShortAnswerKey, item.text_rules),
    }),
    ...(interaction === 'number' && {
      number: numberOf(item.bank_key as Partial<NumberKey>, item.unit, decimalSign),
    }),
    rubric: rubricOf(item.rubric),
    max_words: String(item.max_words ?? ''),
    ...(interaction === 'gaps' && {
      answers: answersOf([], item.text_rules),
      gaps: gapsOf(item, decimalSign),
    }),
    recentAssets: item.bank_asset,
  };
}

interface OfferedOptions {
  type: OptionType;
  options: readonly OptionDraft[];
  numbers: Numbers;
}

/** Returns the options that have a content, with numbers that do not give the key away. */
function mixedOptions(
  { drawnNumbers: drawn }: BankDraft,
  type: OptionType,
  { options, keyOrder }: { options: readonly OptionDraft[]; keyOrder: readonly number[] },
): OfferedOptions {
  const filled = options.filter((option) => isFilled(option, type));
  const isOffered = (id: number) => filled.some((option) => option.id === id);
  return { type, options: filled, numbers: drawnNumbers(filled, drawn, keyOrder.filter(isOffered)) };
}

/** The options that the question's type has, the columns of its table or its right sides; none for typed answers. */
export function offeredOptions(draft: BankDraft): OfferedOptions {
  const { options, table, match } = draft;
  switch (draft.interaction) {
    case 'choice':
    case 'choice_multiple':
      return { type: draft.option_type, options, numbers: numbersByPosition(options) };
    case 'choice_table':
      return { type: table.columns_type, options: table.columns, numbers: numbersByPosition(table.columns) };
    case 'match':
      return mixedOptions(draft, match.columns_type, {
        options: match.columns,
        keyOrder: match.rows.flatMap(({ column }) => column ?? []),
      });
    case 'order':
      return mixedOptions(draft, draft.option_type, { options, keyOrder: options.map(({ id }) => id) });
    default:
      return { type: 'text', options: [], numbers: new Map() };
  }
}

export function reduceDraft(draft: BankDraft, action: DraftAction): BankDraft {
  switch (action.type) {
    case 'set': {
      const fields = Object.entries(action.fields) as [keyof BankDraft, unknown][];
      return fields.every(([field, value]) => draft[field] === value)
        ? draft
        : { ...draft, ...action.fields };
    }
    case 'option_edited':
      return { ...draft, options: editOptions(draft.options, action.edit) };
    case 'assets_added':
      return action.files.length === 0
        ? draft
        : { ...draft, newAssets: [...draft.newAssets, ...action.files] };
    case 'asset_taken_away':
      return { ...draft, newAssets: draft.newAssets.filter((file) => file !== action.file) };
    case 'recent_toggled': {
      const { removedAssets } = draft;
      const isRemoved = removedAssets.includes(action.path);
      return {
        ...draft,
        removedAssets: isRemoved
          ? removedAssets.filter((path) => path !== action.path)
          : [...removedAssets, action.path],
      };
    }
  }
}

/** Returns the number of files that Save will send. */
export function countFiles(draft: BankDraft): number {
  const { type, options } = offeredOptions(draft);
  const optionFiles = type === 'file' ? options.filter(({ file }) => file !== null).length : 0;
  return draft.newAssets.length + optionFiles;
}
