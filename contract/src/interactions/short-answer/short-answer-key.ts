import { z } from 'zod';
import { requiredText } from '../../fields.ts';
import { MAX_ACCEPTED_ANSWERS, MAX_SHORT_TEXT_LENGTH } from '../../limits.ts';
import { fieldMessage } from '../../messages/problem.ts';

/** Accepted answers with the share of the points that each earns. `*` stands for any run of characters. */
export const shortAnswerKey = z
  .array(
    z.object({
      answer: requiredText(MAX_SHORT_TEXT_LENGTH),
      share: z.number().gt(0, fieldMessage('share_range')).max(1, fieldMessage('share_range')),
    }),
  )
  .max(MAX_ACCEPTED_ANSWERS, fieldMessage('too_many_answers', { max: MAX_ACCEPTED_ANSWERS }));
export type ShortAnswerKey = z.infer<typeof shortAnswerKey>;

/** Whether case, accents and punctuation matter. Accents do unless the key is Arabic. */
export const textRules = z.object({
  case: z.boolean().default(false),
  accents: z.boolean().optional(),
  punctuation: z.boolean().default(true),
});
export type TextRules = z.infer<typeof textRules>;
