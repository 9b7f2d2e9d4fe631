/** The product's own file of an examination: `examination.json` in a zip, beside the folder `media`. */
import { z } from 'zod';
import { bankItem, tagList } from './bank-item.ts';
import { section } from './examinations.ts';
import { text } from './fields.ts';
import {
  DEFAULT_OPTIONS_PER_QUESTION,
  MAX_ATTEMPTS_ALLOWED,
  MAX_DRAW_LINES,
  MAX_DURATION_MINUTES,
  MAX_OPTIONS_PER_QUESTION,
  MAX_PLAY_LIMIT,
  MAX_QUESTIONS_PER_EXAMINATION,
  MAX_RICH_TEXT_LENGTH,
  MAX_SECTIONS_PER_EXAMINATION,
} from './limits.ts';
import { bankAsset, decimalSign } from './papers.ts';

/** A question. Its files are names in the zip. */
export const packageItem = bankItem
  .omit({
    id: true,
    examination_id: true,
    bank_section: true,
    bank_answer: true,
    stimulus_id: true,
    origin_id: true,
  })
  .extend({
    /** Key of its stimulus in `stimuli`. */
    stimulus: z.string().nullable(),
  });
export type PackageItem = z.infer<typeof packageItem>;

const packageStimulus = z.object({
  /** Name of its section. If absent, the stimulus has the section of its questions. */
  section: z.string().optional(),
  content: text(MAX_RICH_TEXT_LENGTH),
  bank_asset: bankAsset,
  play_limit: z.int().min(1).max(MAX_PLAY_LIMIT),
  shuffle_items: z.boolean(),
});
export type PackageStimulus = z.infer<typeof packageStimulus>;

/**
 * The settings that do not belong to one server. An absent one has the default of a new examination. Results that were
 * released at a time have `by_hand`.
 */
export const packageSettings = z
  .object({
    examination_desc: z.string(),
    /** In minutes. */
    examination_duration: z.int().min(1).max(MAX_DURATION_MINUTES),
    attempts_allowed: z.int().min(1).max(MAX_ATTEMPTS_ALLOWED),
    option_limit: z.int().min(DEFAULT_OPTIONS_PER_QUESTION).max(MAX_OPTIONS_PER_QUESTION),
    shuffle_questions: z.boolean(),
    shuffle_options: z.boolean(),
    decimal_sign: decimalSign,
    negative_total: z.boolean(),
    results_release: z.enum(['at_once', 'by_hand']),
  })
  .partial();
export type PackageSettings = z.infer<typeof packageSettings>;

const drawLine = z.object({ tags: tagList, count: z.int().min(1).max(MAX_QUESTIONS_PER_EXAMINATION) });

/** The settings of a section. An absent one has the default of a new section. */
const packageSectionSettings = z
  .object({
    forward_only: z.boolean(),
    /** Of the section's own timer. */
    duration_seconds: z
      .int()
      .min(1)
      .max(MAX_DURATION_MINUTES * 60)
      .nullable(),
    /** As the examination if null. */
    shuffle_questions: z.boolean().nullable(),
    shuffle_options: z.boolean().nullable(),
    draw: z.array(drawLine).max(MAX_DRAW_LINES),
  })
  .partial();
export type PackageSectionSettings = z.infer<typeof packageSectionSettings>;

export const PACKAGE_VERSION = 1;

const frame = z.object({
  format: z.literal('lulus'),
  version: z.literal(PACKAGE_VERSION),
  examination_name: z.string(),
  settings: packageSettings.optional(),
  stimuli: z.record(z.string(), packageStimulus),
});

const sectionsOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(packageSectionSettings.extend({ name: section.shape.name, items: z.array(item) }))
    .max(MAX_SECTIONS_PER_EXAMINATION);

/** The frame of `examination.json`. Each item is checked by itself, so that a wrong one is refused alone. */
export const lulusPackage = frame.extend({ sections: sectionsOf(z.unknown()) });

/** The whole `examination.json`, for its JSON Schema. */
export const wholePackage = frame.extend({ sections: sectionsOf(packageItem) });
