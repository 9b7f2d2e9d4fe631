import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chosenIds, id, messageReply, optionalText, requiredText, text } from './fields.ts';
import { bankKey } from './interactions/bank-key.ts';
import { interaction, optionKey, optionMap, rowMap, scoringRule } from './interactions/interaction.ts';
import { textRules } from './interactions/short-answer/short-answer-key.ts';
import { jsonText } from './json-text.ts';
import {
  DEFAULT_PLAY_LIMIT,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS_PER_QUESTION,
  MAX_PLAY_LIMIT,
  MAX_QUESTIONS_PER_EXAMINATION,
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
const paths = jsonText(
  z
    .union([z.array(path), z.record(z.string(), z.array(path))])
    .transform((sent) => Object.values(sent).flat())
    .pipe(z.array(path).max(200)),
);
/** Paths by option number, or a list of paths in order. */
const pathByOption = jsonText(
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

/**
 * The form's fields, all text. Files are separate parts: `bank_asset` or `bank_asset[]` (repeated), and option files as
 * `bank_option_file[1]` and so on, or as `bank_option_file` or `bank_option_file[]` (repeated, numbered in order).
 */
const itemFields = {
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
};

const itemReply = z.object({ message: z.string(), bank: bankItem });

export const insertBankItem = endpoint({
  method: 'POST',
  path: '/api/examination-bank',
  access: 'teacher',
  concerns: { examination: 'examination_id', kind: 'any' },
  summary:
    'Insert a question; files as bank_asset (repeated) and bank_option_file[1], bank_option_file[2], … or bank_option_file (repeated)',
  status: 201,
  multipart: true,
  body: z.object({
    examination_id: id,
    /**
     * Idempotency key, which the form draws. A repeated request returns the question that the first one created. The
     * server replies 409 already_inserted if the form has changed, and insert_key_taken for another examination.
     */
    insert_key: id.optional(),
    ...itemFields,
  }),
  reply: itemReply,
});

export const updateBankItem = endpoint({
  method: 'POST',
  path: '/api/examination/bank/update/:bankId',
  access: 'teacher',
  concerns: { question: 'bankId' },
  summary: 'Edit a question; bank_asset holds new files, what is not deleted stays',
  multipart: true,
  params: z.object({ bankId: id }),
  body: z.object({
    ...itemFields,
    /** Paths of assets to remove or replace, and of assets to keep. Unnamed assets are kept. */
    bank_asset_delete_list: paths.optional(),
    bank_asset_old_list: paths.optional(),
    /** Paths of the files to keep, by option number. */
    bank_current_option_file: pathByOption.optional(),
  }),
  reply: itemReply,
});

export const listBankItems = endpoint({
  method: 'GET',
  path: '/api/examination/bank/:examId',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any', reads: true },
  summary: 'All questions of an examination in its order',
  params: z.object({ examId: id }),
  reply: z.array(bankItem),
});

export const getBankItem = endpoint({
  method: 'GET',
  path: '/api/examination-bank',
  access: 'teacher',
  concerns: { question: 'bank_id', reads: true },
  summary: 'One question',
  query: z.object({ bank_id: id }),
  reply: bankItem,
});

export const deleteBankItem = endpoint({
  method: 'DELETE',
  path: '/api/examination/bank/:bankId',
  access: 'teacher',
  concerns: { question: 'bankId' },
  summary: 'Delete a question; 409 question_in_use while running attempts hold it',
  params: z.object({ bankId: id }),
  reply: messageReply,
});

export const deleteBankItems = endpoint({
  method: 'POST',
  path: '/api/examination/bank/:examId/delete',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary: 'Delete these questions of an examination, but those that running attempts hold',
  params: z.object({ examId: id }),
  body: z.object({ ids: chosenIds }),
  reply: z.object({
    message: z.string(),
    deleted: z.number(),
    /** Questions that stay, since running attempts have them. */
    in_use: z.array(id),
    /** Number of given questions that no longer exist. */
    missing: z.number(),
  }),
});

export const restoreBankItems = endpoint({
  method: 'POST',
  path: '/api/examination/bank/:examId/restore',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary: 'Restore questions that were deleted in the last hour, at the ends of their sections',
  params: z.object({ examId: id }),
  body: z.object({ ids: chosenIds }),
  reply: z.object({
    message: z.string(),
    restored: z.number(),
    /** Number of given questions that were not deleted in the last hour. */
    missing: z.number(),
  }),
});

export const weighBankItems = endpoint({
  method: 'PUT',
  path: '/api/examination/bank/:examId/weights',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary: 'Set the weights of these questions of an examination; running attempts keep those they have',
  params: z.object({ examId: id }),
  body: z.object({
    questions: z
      .array(z.object({ id, bank_question_weight: questionWeight }))
      .min(1, fieldMessage('nothing_chosen'))
      .max(
        MAX_QUESTIONS_PER_EXAMINATION,
        fieldMessage('too_many_chosen', { max: MAX_QUESTIONS_PER_EXAMINATION }),
      ),
  }),
  reply: z.object({
    message: z.string(),
    /** The questions whose weight changed, with the old weight. Sending them again undoes the change. */
    changed: z.array(bankItem.pick({ id: true, bank_question_weight: true })),
    /** Number of given questions that no longer exist. */
    missing: z.number(),
  }),
});

export const copyBankItems = endpoint({
  method: 'POST',
  path: '/api/examination/bank/:examId/copy',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary:
    'Copy these questions of other examinations to the ends of the sections of the same names, with files, weights and hints',
  params: z.object({ examId: id }),
  body: z.object({
    questions: z
      .array(
        z.object({
          id,
          /** Idempotency key of one copy, which the form draws. */
          insert_key: id,
        }),
      )
      .min(1, fieldMessage('nothing_chosen'))
      .max(
        MAX_QUESTIONS_PER_EXAMINATION,
        fieldMessage('too_many_chosen', { max: MAX_QUESTIONS_PER_EXAMINATION }),
      ),
  }),
  status: 201,
  reply: z.object({
    message: z.string(),
    copied: z.number(),
    /** Number of given questions that no longer exist. */
    missing: z.number(),
  }),
});

export const arrangeBank = endpoint({
  method: 'PUT',
  path: '/api/examination/bank/:examId/order',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any' },
  summary: 'Set the order of the questions within their sections',
  params: z.object({ examId: id }),
  body: z.object({
    /** All question ids of each section in the new order, by section id. A question may move to another section. */
    order: z.record(id, z.array(id).max(MAX_QUESTIONS_PER_EXAMINATION)),
  }),
  reply: messageReply,
});
