/** Gaps in the text of a question. The text has `[[1]]` where gap 1 is. */
import { z } from 'zod';
import { text } from '../../fields.ts';
import { MAX_GAPS_PER_QUESTION, MAX_OPTION_LENGTH } from '../../limits.ts';
import { fieldMessage } from '../../messages/problem.ts';
import { optionKey } from '../interaction.ts';

/** The number of a gap, from 1 to 30. */
export const gapKey = z
  .string()
  .regex(/^([1-9]|[12]\d|30)$/, fieldMessage('gap_numbers', { max: MAX_GAPS_PER_QUESTION }));

const gapType = z.enum(['list', 'text', 'number'], {
  error: fieldMessage('one_of', { values: 'list, text, number' }),
});

/** How a gap is filled. A `list` has options, as plain text. */
export const gap = z.object({
  type: gapType,
  options: z.record(optionKey, text(MAX_OPTION_LENGTH).trim()).optional(),
});
export type Gap = z.infer<typeof gap>;

export const gapMap = z.record(gapKey, gap);

/** A gap as a paper has it: options are single-entry maps in this student's order. */
export const paperGap = z.object({
  type: gapType,
  options: z.array(z.record(z.string(), z.string())).optional(),
});
export type PaperGap = z.infer<typeof paperGap>;
