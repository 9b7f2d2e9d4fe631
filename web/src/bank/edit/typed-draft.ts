/** The part of a draft that the device stores: all fields except files. Drafts of earlier versions lack some fields. */
import { bankType, interaction, optionType, scoringRule, textType } from '@lulus/contract';
import { z } from 'zod';
import { gapDraft } from '../../questions/gaps/gap-draft.ts';
import { NO_NUMBER, numberDraft } from '../../questions/number/number-draft.ts';
import { answersDraft, NO_ANSWERS } from '../../questions/short-answer/answers-draft.ts';
import { rubricDraft } from '../interactions/rubric-draft.ts';
import { NO_MATCH, NO_TABLE, type TableDraft } from '../interactions/table-draft.ts';
import { emptyOption, type OptionDraft } from '../options/option-drafts.ts';
import { drawNumbers } from '../options/option-numbers.ts';
import type { BankDraft } from './bank-draft.ts';

const option = z.object({
  id: z.number(),
  number: z.string().nullable().default(null),
  text: z.string(),
  html: z.string().default(''),
  isRight: z.boolean(),
  points: z.string().default(''),
  isPinned: z.boolean().default(false),
});

const table = z.object({
  columns: z.array(option),
  columns_type: optionType,
  rows: z.array(
    z.object({ id: z.number(), text: z.string(), html: z.string(), column: z.number().nullable() }),
  ),
  rows_type: textType,
});

/** A copy without readonly lists, as the schema has it. */
const copyOf = (draft: TableDraft) => ({ ...draft, columns: [...draft.columns], rows: [...draft.rows] });

export const typedDraft = z.object({
  bank_type: bankType,
  bank_section: z.string(),
  bank_question: z.string(),
  bank_question_weight: z.string(),
  play_limit: z.string(),
  hint: z.string(),
  hint_html: z.string().default(''),
  hint_type: textType.default('text'),
  tags: z.array(z.string()).default([]),
  stimulus_id: z.string().default(''),
  interaction: interaction.default('choice'),
  scoring_rule: scoringRule.default('all_or_nothing'),
  wrong_points: z.string().default('0'),
  option_type: optionType,
  options: z.array(option),
  min_choices: z.string().default(''),
  max_choices: z.string().default(''),
  keep_option_order: z.boolean().default(false),
  table: table.default(copyOf(NO_TABLE)),
  match: table.default(copyOf(NO_MATCH)),
  reuse_options: z.boolean().default(false),
  drawnNumbers: z.array(z.number()).default(drawNumbers),
  answers: answersDraft.default(NO_ANSWERS),
  number: numberDraft.default(NO_NUMBER),
  rubric: rubricDraft.default([]),
  max_words: z.string().default(''),
  gaps: z.record(z.string(), gapDraft).default({}),
  removedAssets: z.array(z.string()),
  insertKey: z.uuid().optional(),
});
export type TypedDraft = z.infer<typeof typedDraft>;

/** Returns the typed options with the files that the server's draft has. */
const withFiles = (typed: TypedDraft['options'], options: readonly OptionDraft[]): OptionDraft[] =>
  typed.map((one) => ({ ...(options.find(({ id }) => id === one.id) ?? emptyOption(one.id)), ...one }));

/** Returns the server's draft with the typed fields over it. */
export function withTyped(draft: BankDraft, typed: TypedDraft | null): BankDraft {
  if (!typed) return draft;
  return {
    ...draft,
    ...typed,
    options: withFiles(typed.options, draft.options),
    table: { ...typed.table, columns: withFiles(typed.table.columns, draft.table.columns) },
    match: { ...typed.match, columns: withFiles(typed.match.columns, draft.match.columns) },
  };
}
