/** The paper as stored on a device, in the contract's shape. */
import { INTERACTIONS, type Paper, type PaperQuestion } from '@lulus/contract';
import * as v from 'valibot';
import { type Schema, uuid } from '../../platform/device-store/parse-value.ts';

export type KeptPaper = Paper['exam'] & { attempt_id: string; paper_version: string };

const text = v.string();

const question: Schema<PaperQuestion> = v.object({
  id: uuid,
  bank_type: v.picklist(['text', 'image', 'video', 'audio']),
  bank_question: text,
  bank_option: v.array(v.record(text, text)),
  bank_asset: text,
  play_limit: v.number(),
  hint: v.null(),
  // Papers that an earlier version of the program stored have none of these.
  interaction: v.optional(v.picklist(INTERACTIONS), 'choice'),
  option_type: v.optional(v.picklist(['text', 'file', 'html']), 'text'),
  bank_rows: v.optional(v.array(v.record(text, text)), []),
  rows_type: v.optional(v.picklist(['text', 'html']), 'text'),
  min_choices: v.optional(v.nullable(v.number()), null),
  max_choices: v.optional(v.nullable(v.number()), null),
  unit: v.optional(v.nullable(text), null),
  bank_gaps: v.optional(
    v.record(
      text,
      v.object({
        type: v.picklist(['list', 'text', 'number']),
        options: v.optional(v.array(v.record(text, text))),
      }),
    ),
    {},
  ),
  reuse_options: v.optional(v.boolean(), false),
  max_words: v.optional(v.nullable(v.number()), null),
  stimulus: v.optional(v.nullable(text), null),
});

export const keptPaper: Schema<KeptPaper> = v.object({
  id: uuid,
  examination_name: text,
  examination_desc: text,
  examination_duration: v.number(),
  examination_bank_count: v.number(),
  decimal_sign: v.optional(v.picklist([',', '.']), ','),
  examination_sections: v.array(
    v.object({
      name: text,
      forward_only: v.boolean(),
      duration: v.nullable(v.number()),
      duration_seconds: v.optional(v.nullable(v.number()), null),
    }),
  ),
  examination_bank: v.record(text, v.array(question)),
  stimuli: v.optional(
    v.record(text, v.object({ content: text, bank_asset: text, play_limit: v.number() })),
    {},
  ),
  attempt_id: text,
  paper_version: text,
});
