import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, text } from './fields.ts';
import { paperGap } from './interactions/gaps/gap.ts';
import { interaction } from './interactions/interaction.ts';
import { SHUFFLED } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

export const optionType = z.enum(['text', 'file', 'html'], {
  error: fieldMessage('one_of', { values: 'text, file' }),
});
export type OptionType = z.infer<typeof optionType>;

/** Plain text is shown as it is; html is rich text. */
export const textType = z.enum(['text', 'html'], {
  error: fieldMessage('one_of', { values: 'text, html' }),
});
export type TextType = z.infer<typeof textType>;

/** The sign between whole and decimals in typed numbers. */
export const decimalSign = z.enum([',', '.'], { error: fieldMessage('one_of', { values: ', .' }) });

export const bankType = z.enum(['text', 'image', 'video', 'audio']);
export type BankType = z.infer<typeof bankType>;

/** Signed paths by kind. */
export const bankAsset = z.object({
  image: z.array(z.string()).default([]),
  audio: z.array(z.string()).default([]),
  video: z.array(z.string()).default([]),
});
export type BankAsset = z.infer<typeof bankAsset>;

/** A question as a student sees it before submission: without answer key, weight and hint. */
export const paperQuestion = z.object({
  id,
  bank_type: bankType,
  /** Safe rich text: bold, italic, underline, strike, paragraphs and line breaks. */
  bank_question: z.string(),
  /** Single-entry maps from option key to option text, in this student's order. */
  bank_option: z.array(z.record(z.string(), z.string())),
  /** JSON text of `BankAsset`. */
  bank_asset: z.string(),
  /** How often a student may start a listening item. */
  play_limit: z.number(),
  hint: z.null(),
  interaction,
  option_type: optionType,
  /** Single-entry maps from row key to statement. Empty but for a `choice_table`. */
  bank_rows: z.array(z.record(z.string(), z.string())),
  rows_type: textType,
  /** How many options a `choice_multiple` asks for. */
  min_choices: z.number().nullable(),
  max_choices: z.number().nullable(),
  /** The unit of a number, shown behind its field. */
  unit: z.string().nullable(),
  /** The gaps of the text by number, with the options of a list in this student's order. */
  bank_gaps: z.record(z.string(), paperGap),
  reuse_options: z.boolean(),
  max_words: z.number().nullable(),
  /** The stimulus that it shares with its neighbours, one of the paper's `stimuli`. */
  stimulus: id.nullable(),
});
export type PaperQuestion = z.infer<typeof paperQuestion>;

/** A passage, picture or recording that several questions share. */
export const paperStimulus = z.object({
  /** Rich text; may be empty if there is a file. */
  content: z.string(),
  /** JSON text of `BankAsset`. */
  bank_asset: z.string(),
  play_limit: z.number(),
});
export type PaperStimulus = z.infer<typeof paperStimulus>;

export const paper = z.object({
  exam: z.object({
    id,
    examination_name: z.string(),
    examination_desc: z.string(),
    examination_duration: z.number(),
    examination_bank_count: z.number(),
    /** The sign between whole and decimals in typed numbers. */
    decimal_sign: decimalSign,
    /**
     * The sections in order. In a `forward_only` section the student cannot go back, nor return to it. If any section
     * has a `duration`, the student takes the sections in sequence, each in its own time.
     */
    examination_sections: z.array(
      z.object({
        name: z.string(),
        forward_only: z.boolean(),
        /** Minutes, rounded up. */
        duration: z.number().nullable(),
        duration_seconds: z.number().nullable(),
      }),
    ),
    examination_bank: z.record(z.string(), z.array(paperQuestion)),
    stimuli: z.record(id, paperStimulus),
  }),
});
export type Paper = z.infer<typeof paper>;

export const getPaper = endpoint({
  method: 'GET',
  path: '/api/exam/bank',
  access: 'student',
  summary:
    "The paper of the running attempt, or 'shuffled' to a caller who holds it; without have it starts the first attempt",
  query: z.object({ exam_id: id, have: text(200).optional() }),
  reply: z.union([paper, z.literal(SHUFFLED)]),
});
