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
  type OptionType,
} from '@lulus/contract';
import { randomUuid } from '../../platform/crypto/random-uuid.ts';
import { editOptions, emptyOption, type OptionDraft, type OptionEdit } from '../options/option-drafts.ts';

export interface BankDraft {
  bank_type: BankType;
  bank_section: string;
  bank_question: string;
  /** Number as typed. */
  bank_question_weight: string;
  play_limit: string;
  hint: string;
  tags: readonly string[];
  option_type: OptionType;
  /** Options in order, from option 1. */
  options: readonly OptionDraft[];
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

type TextField = 'bank_section' | 'bank_question' | 'bank_question_weight' | 'play_limit' | 'hint';

export type DraftAction =
  | { type: 'typed'; field: TextField; value: string }
  | { type: 'tagged'; tags: readonly string[] }
  | { type: 'type_chosen'; bank_type: BankType }
  | { type: 'option_type_chosen'; option_type: OptionType }
  | { type: 'option_edited'; edit: OptionEdit }
  | { type: 'assets_added'; files: readonly File[] }
  | { type: 'asset_taken_away'; file: File }
  /** Marks a file on the server for removal, or removes the mark. */
  | { type: 'recent_toggled'; path: string };

const NO_ASSETS: BankAsset = { image: [], audio: [], video: [] };

/** Returns an empty question. It copies type, section, weight, tags and number of options from the previous question. */
export function newDraft(previous?: BankDraft): BankDraft {
  const options = previous?.options.length ?? DEFAULT_OPTIONS_PER_QUESTION;
  return {
    bank_type: previous?.bank_type ?? 'text',
    bank_section: previous?.bank_section ?? '',
    bank_question: '',
    bank_question_weight: previous?.bank_question_weight ?? '0',
    play_limit: String(DEFAULT_PLAY_LIMIT),
    hint: '',
    tags: previous?.tags ?? [],
    option_type: 'text',
    options: Array.from({ length: options }, (_, id) => emptyOption(id)),
    newAssets: [],
    recentAssets: NO_ASSETS,
    removedAssets: [],
    insertKey: randomUuid(),
  };
}

export function draftOf(item: BankItem): BankDraft {
  const numbers = Object.keys(item.bank_option).map(Number);
  const length = Math.max(DEFAULT_OPTIONS_PER_QUESTION, ...numbers);
  const isFile = item.option_type === 'file';
  return {
    bank_type: item.bank_type,
    bank_section: item.bank_section,
    bank_question: item.bank_question,
    bank_question_weight: String(item.bank_question_weight),
    play_limit: String(item.play_limit),
    hint: item.hint ?? '',
    tags: item.tags,
    option_type: item.option_type,
    options: Array.from({ length }, (_, index) => {
      const value = item.bank_option[String(index + 1)];
      return {
        id: index,
        text: isFile ? '' : (value ?? ''),
        file: null,
        current: isFile ? (value ?? null) : null,
        isRight: item.bank_answer.includes(index + 1),
      };
    }),
    newAssets: [],
    recentAssets: item.bank_asset,
    removedAssets: [],
  };
}

export function reduceDraft(draft: BankDraft, action: DraftAction): BankDraft {
  switch (action.type) {
    case 'typed':
      return draft[action.field] === action.value ? draft : { ...draft, [action.field]: action.value };
    case 'tagged':
      return { ...draft, tags: action.tags };
    case 'type_chosen':
      return { ...draft, bank_type: action.bank_type };
    case 'option_type_chosen':
      return { ...draft, option_type: action.option_type };
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
export function countFiles({ newAssets, option_type, options }: BankDraft): number {
  const optionFiles = option_type === 'file' ? options.filter(({ file }) => file !== null).length : 0;
  return newAssets.length + optionFiles;
}
