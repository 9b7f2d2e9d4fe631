/** The product's own file of an examination: `examination.json` in a zip, beside the folder `media`. */
import { z } from 'zod';
import { bankItem } from './bank-item.ts';
import { section } from './examinations.ts';
import { bankAsset } from './papers.ts';

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
  content: z.string(),
  bank_asset: bankAsset,
  play_limit: z.number(),
  shuffle_items: z.boolean(),
});
export type PackageStimulus = z.infer<typeof packageStimulus>;

export const PACKAGE_VERSION = 1;

/** The frame of `examination.json`. Each item is checked by itself, so that a wrong one is refused alone. */
export const lulusPackage = z.object({
  format: z.literal('lulus'),
  version: z.literal(PACKAGE_VERSION),
  examination_name: z.string(),
  sections: z.array(z.object({ name: section.shape.name, items: z.array(z.unknown()) })),
  stimuli: z.record(z.string(), packageStimulus),
});
