/** Stimuli: passages, pictures and recordings that several questions share. The questions of one are a group. */
import { z } from 'zod';
import { itemFields, paths } from './bank-item.ts';
import { endpoint } from './endpoint.ts';
import { id, messageReply, text } from './fields.ts';
import { jsonText } from './json-text.ts';
import { MAX_PLAY_LIMIT, MAX_RICH_TEXT_LENGTH } from './limits.ts';
import { bankAsset } from './papers.ts';

/** A stimulus for staff, with signed paths. */
export const stimulus = z.object({
  id,
  examination_id: id,
  bank_section: z.string(),
  /** Rich text; may be empty if there is a file. */
  content: z.string(),
  bank_asset: bankAsset,
  play_limit: z.number(),
  /** Whether a shuffled examination mixes its questions among themselves. */
  shuffle_items: z.boolean(),
});
export type Stimulus = z.infer<typeof stimulus>;

/** The form's text fields. Files are parts `bank_asset` or `bank_asset[]` (repeated). Absent in an update: unchanged. */
const stimulusFields = {
  bank_section: itemFields.bank_section,
  content: text(MAX_RICH_TEXT_LENGTH).trim(),
  play_limit: z.coerce.number().int().min(1).max(MAX_PLAY_LIMIT).optional(),
  shuffle_items: jsonText(z.boolean()).optional(),
};

const stimulusReply = z.object({ message: z.string(), stimulus });

export const listStimuli = endpoint({
  method: 'GET',
  path: '/api/examination/:examId/stimuli',
  access: 'teacher',
  concerns: { examination: 'examId', kind: 'any', reads: true },
  summary: 'The stimuli of an examination, those of earlier sections first',
  params: z.object({ examId: id }),
  reply: z.array(stimulus),
});

export const insertStimulus = endpoint({
  method: 'POST',
  path: '/api/examination-stimulus',
  access: 'teacher',
  concerns: { examination: 'examination_id', kind: 'any' },
  summary: 'Insert a stimulus; files as bank_asset (repeated)',
  status: 201,
  multipart: true,
  body: z.object({
    examination_id: id,
    /** Idempotency key, as for questions. */
    insert_key: id.optional(),
    ...stimulusFields,
  }),
  reply: stimulusReply,
});

export const updateStimulus = endpoint({
  method: 'POST',
  path: '/api/examination-stimulus/:id',
  access: 'teacher',
  concerns: { stimulus: 'id' },
  summary:
    'Edit a stimulus; bank_asset holds new files, what is not deleted stays; in another section its questions follow',
  multipart: true,
  params: z.object({ id }),
  body: z.object({
    ...stimulusFields,
    bank_asset_delete_list: paths.optional(),
    bank_asset_old_list: paths.optional(),
  }),
  reply: stimulusReply,
});

export const deleteStimulus = endpoint({
  method: 'DELETE',
  path: '/api/examination-stimulus/:id',
  access: 'teacher',
  concerns: { stimulus: 'id' },
  summary:
    'Delete a stimulus; 409 stimulus_in_use while questions use it, with their numbers and first words',
  params: z.object({ id }),
  reply: messageReply,
});
