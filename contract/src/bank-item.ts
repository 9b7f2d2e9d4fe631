/** A question of a bank, and the fields of its form. */
import { z } from 'zod';
import { id, optionalText, requiredText, text } from './fields.ts';
import { bankKey } from './interactions/bank-key.ts';
import { rubric } from './interactions/essay/rubric.ts';
import { gap, gapMap } from './interactions/gaps/gap.ts';
import { interaction, optionKey, optionMap, rowMap, scoringRule } from './interactions/interaction.ts';
import { textRules } from './interactions/short-answer/short-answer-key.ts';
import { jsonText } from './json-text.ts';
import {
  DEFAULT_PLAY_LIMIT,
  MAX_ESSAY_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS_PER_QUESTION,
  MAX_PLAY_LIMIT,
  MAX_RICH_TEXT_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_UNIT_LENGTH,
  MAX_WEIGHT,
  MAX_WEIGHT_DECIMALS,
} from './limits.ts';
import { fieldMessage } from './messages/problem.ts';
import { bankAsset, bankType, optionType, textType } from './papers.ts';

const hasFewDecimals = (value: number) => Number(value.toFixed(MAX_WEIGHT_DECIMALS)) === value;
const fewDecimals = fieldMessage('too_many_decimals', { max: MAX_WEIGHT_DECIMALS });

/** Points of an option, above or below 0. */
const optionPoints = z.record(
  optionKey,
  z.number().min(-MAX_WEIGHT).max(MAX_WEIGHT).refine(hasFewDecimals, fewDecimals),
);
const wrongPoints = z
  .number({ error: fieldMessage('not_a_number') })
  .min(-MAX_WEIGHT)
  .max(0, fieldMessage('not_above', { max: 0 }))
  .refine(hasFewDecimals, fewDecimals);

/** Words that find a question in the library. Two that differ only in case are one, in the last spelling. */
export const tagList = z
  .array(requiredText(MAX_TAG_LENGTH))
  .transform((tags) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()])
  .refine((tags) => tags.length <= MAX_TAGS, fieldMessage('too_many_tags', { max: MAX_TAGS }));

/** A question for admins, with signed paths. */
export const bankItem = z.object({
  id,
  examination_id: id,
  bank_type: bankType,
  bank_section: z.string(),
  bank_question: z.string(),
  bank_question_weight: z.number(),
  option_type: optionType,
  /** Empty for types without options. */
  bank_option: z.record(z.string(), z.string()),
  /** The key of a `choice` or `choice_multiple` as numbers; empty for other types. */
  bank_answer: z.array(z.number()),
  bank_asset: bankAsset,
  play_limit: z.number(),
  hint: z.string().nullable(),
  interaction,
  /** Statements of a `choice_table` by row key. */
  bank_rows: z.record(z.string(), z.string()),
  rows_type: textType,
  hint_type: textType,
  bank_key: bankKey,
  scoring_rule: scoringRule,
  /** Points of an answer that earns none, at most 0. */
  wrong_points: z.number(),
  /** With the rule `option_points`; the weight then is the most that one can earn. */
  option_points: optionPoints.nullable(),
  min_choices: z.number().nullable(),
  max_choices: z.number().nullable(),
  /** Of a `short_answer`. */
  text_rules: textRules.nullable(),
  /** Of a `number`. */
  unit: z.string().nullable(),
  bank_gaps: z.record(z.string(), gap),
  /** Whether an option of a `match` may be picked for several rows. */
  reuse_options: z.boolean(),
  /** Options that keep their place when the others are shuffled. */
  pinned_options: z.array(z.string()),
  keep_option_order: z.boolean(),
  rubric,
  /** Of an `essay`. */
  max_words: z.number().nullable(),
  /** The stimulus that it shares with other questions. */
  stimulus_id: id.nullable(),
  tags: z.array(z.string()),
  /** The question that it was copied from, perhaps over several copies; null if it is no copy. */
  origin_id: id.nullable(),
});
export type BankItem = z.infer<typeof bankItem>;

/** The points of a right answer. */
export const questionWeight = z
  .number({ error: fieldMessage('not_a_number') })
  .min(0, fieldMessage('not_below_zero'))
  .max(MAX_WEIGHT, fieldMessage('not_above', { max: MAX_WEIGHT }))
  .refine(hasFewDecimals, fewDecimals);

const path = text(500);
/** A list of paths, or lists by kind as in `bank_asset`. */
export const paths = jsonText(
  z
    .union([z.array(path), z.record(z.string(), z.array(path))])
    .transform((sent) => Object.values(sent).flat())
    .pipe(z.array(path).max(200)),
);
/** Paths by option number, or a list of paths in order. */
export const pathByOption = jsonText(
  z.union([
    optionMap,
    z
      .array(path)
      .max(MAX_OPTIONS_PER_QUESTION)
      .transform((list) => Object.fromEntries(list.map((kept, at) => [String(at + 1), kept]))),
  ]),
);

/** '' is no limit. */
const choiceCount = z
  .union([z.literal(''), z.coerce.number().int().min(1).max(MAX_OPTIONS_PER_QUESTION)])
  .transform((count) => (count === '' ? null : count));

/** '' is no limit. */
const wordCount = z
  .union([z.literal(''), z.coerce.number().int().min(1).max(MAX_ESSAY_LENGTH)])
  .transform((count) => (count === '' ? null : count));

/**
 * The form's fields, all text. Files are separate parts: `bank_asset` or `bank_asset[]` (repeated), and option files as
 * `bank_option_file[1]` and so on, or as `bank_option_file` or `bank_option_file[]` (repeated, numbered in order).
 */
export const itemFields = {
  bank_type: z.enum(bankType.options, {
    error: fieldMessage('one_of', { values: 'text, image, video, audio' }),
  }),
  /** The server creates a section for a new name. A name must not be a number: JSON objects reorder numeric keys. */
  bank_section: requiredText(100)
    .toUpperCase()
    .refine((name) => !/^\d+$/.test(name) && name !== '__PROTO__', fieldMessage('section_name_number')),
  /** May be empty if the question has a file. */
  bank_question: text(MAX_RICH_TEXT_LENGTH).trim(),
  bank_question_weight: z.coerce.number({ error: fieldMessage('not_a_number') }).pipe(questionWeight),
  /** If absent: `file` with option files, else the question's current type, or `text` for a new one. */
  option_type: optionType.optional(),
  /** In text mode, the options by number. */
  bank_option: jsonText(optionMap).optional(),
  /** The right options of a `choice` or `choice_multiple`, like `bank_key`. If both are sent, they must be equal. */
  bank_answer: jsonText(
    z.array(z.coerce.number().int().min(1).max(MAX_OPTIONS_PER_QUESTION)).max(MAX_OPTIONS_PER_QUESTION),
  ).optional(),
  play_limit: z.coerce.number().int().min(1).max(MAX_PLAY_LIMIT).default(DEFAULT_PLAY_LIMIT),
  hint: optionalText(MAX_OPTION_LENGTH),
  /** All fields from here on: if absent in an update, the question's stay; in an insert, the default. */
  tags: jsonText(tagList).optional(),
  /** Another one than the question has needs a `bank_key`. */
  interaction: interaction.optional(),
  bank_rows: jsonText(rowMap).optional(),
  rows_type: textType.optional(),
  hint_type: textType.optional(),
  bank_key: jsonText(bankKey).optional(),
  scoring_rule: scoringRule.optional(),
  wrong_points: z.coerce
    .number({ error: fieldMessage('not_a_number') })
    .pipe(wrongPoints)
    .optional(),
  option_points: jsonText(optionPoints.nullable()).optional(),
  min_choices: choiceCount.optional(),
  max_choices: choiceCount.optional(),
  text_rules: jsonText(textRules.nullable()).optional(),
  unit: text(MAX_UNIT_LENGTH).trim().optional(),
  bank_gaps: jsonText(gapMap).optional(),
  reuse_options: jsonText(z.boolean()).optional(),
  pinned_options: jsonText(z.array(optionKey).max(MAX_OPTIONS_PER_QUESTION)).optional(),
  keep_option_order: jsonText(z.boolean()).optional(),
  rubric: jsonText(rubric).optional(),
  max_words: wordCount.optional(),
  /** A stimulus of the examination, in whose section the question must be; '' for none. */
  stimulus_id: z
    .union([z.literal(''), id])
    .transform((given) => given || null)
    .optional(),
};
