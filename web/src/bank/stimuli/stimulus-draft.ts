import { DEFAULT_PLAY_LIMIT, type ExaminationAdmin, type Stimulus } from '@lulus/contract';
import { z } from 'zod';
import { randomUuid } from '../../platform/crypto/random-uuid.ts';

/** The part of a draft that the device stores: all fields except files. */
export const typedStimulus = z.object({
  content: z.string(),
  bank_section: z.string(),
  play_limit: z.string(),
  shuffle_items: z.boolean(),
  /** Paths of the files that Save removes. */
  removed: z.array(z.string()),
  /** The idempotency key of a new stimulus. */
  insert_key: z.uuid(),
});

export interface StimulusDraft extends z.infer<typeof typedStimulus> {
  files: readonly File[];
}

export function draftOf(stimulus: Stimulus | undefined, { sections }: ExaminationAdmin): StimulusDraft {
  return {
    content: stimulus?.content ?? '',
    bank_section: stimulus?.bank_section ?? sections.at(-1)?.name ?? '',
    play_limit: String(stimulus?.play_limit ?? DEFAULT_PLAY_LIMIT),
    shuffle_items: stimulus?.shuffle_items ?? false,
    files: [],
    removed: [],
    insert_key: randomUuid(),
  };
}
