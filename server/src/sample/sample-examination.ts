/** Reads the sample examinations that the first start loads. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bankItem, CHOICE_DEFAULTS } from '@lulus/contract';
import { z } from 'zod';

const FOLDER = new URL('../../sample/', import.meta.url);

const fileNames = z.array(z.string()).default([]);
const assets = z.object({ image: fileNames, audio: fileNames }).prefault({});

const sampleItem = z.object({
  /** The name of the passage or recording that it shares. */
  stimulus: z.string().optional(),
  bank_type: z.enum(['text', 'image', 'audio']),
  bank_question: z.string(),
  bank_question_weight: z.number(),
  option_type: z.enum(['text', 'file', 'html']).default('text'),
  /** Texts, or names of files in media/. */
  bank_option: z.record(z.string(), z.string()).default({}),
  bank_asset: assets,
  hint: z.string(),
  ...bankItem.pick({
    interaction: true,
    bank_rows: true,
    rows_type: true,
    hint_type: true,
    bank_key: true,
    scoring_rule: true,
    wrong_points: true,
    option_points: true,
    min_choices: true,
    max_choices: true,
    text_rules: true,
    unit: true,
    bank_gaps: true,
    reuse_options: true,
    pinned_options: true,
    keep_option_order: true,
    rubric: true,
    max_words: true,
  }).shape,
});
/** The fields that the file omits are those of a single choice. */
const itemOfFile = z
  .looseObject({})
  .transform((item): Record<string, unknown> => ({ ...CHOICE_DEFAULTS, ...item }))
  .pipe(sampleItem);
export type SampleItem = z.infer<typeof sampleItem>;

const sampleExamination = z.object({
  examination_name: z.string(),
  examination_desc: z.string(),
  examination_duration: z.number(),
  sections: z.array(
    z.object({
      name: z.string(),
      forward_only: z.boolean(),
      shuffle_questions: z.boolean().nullable().default(null),
      /** By the name that questions give. */
      stimuli: z.record(z.string(), z.object({ content: z.string(), bank_asset: assets })).default({}),
      items: z.array(itemOfFile),
    }),
  ),
});
export type SampleExamination = z.infer<typeof sampleExamination>;

/** Lists have the newest first, so the last one is above the others. */
const FILES = ['writing-practice.json', 'english-practice.json'];

export function readSampleExaminations(): Promise<SampleExamination[]> {
  return Promise.all(
    FILES.map(async (name) =>
      sampleExamination.parse(JSON.parse(await readFile(new URL(name, FOLDER), 'utf8'))),
    ),
  );
}

export function sampleMediaFile(name: string): string {
  return fileURLToPath(new URL(`media/${name}`, FOLDER));
}
