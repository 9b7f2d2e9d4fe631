/** Settings of one student's account that make an examination fair to that student. */
import { z } from 'zod';
import { MAX_EXTRA_TIME_PERCENT, TEXT_SIZES } from './limits.ts';
import { fieldMessage } from './messages/problem.ts';

export const textSize = z.literal(TEXT_SIZES, {
  error: fieldMessage('one_of', { values: TEXT_SIZES.join(', ') }),
});
export type TextSize = z.infer<typeof textSize>;

const onOff = z.boolean({ error: fieldMessage('true_or_false') });

/** Display settings of the student's screens after the login. The student may choose others on each device. */
export const display = z.object({
  /** In percent of the browser's text size. */
  text_size: textSize,
  no_animations: onOff,
  high_contrast: onOff,
});
export type Display = z.infer<typeof display>;

const wholePercent = fieldMessage('whole_number', { min: 0, max: MAX_EXTRA_TIME_PERCENT });

/** In percent of the normal duration. */
export const extraTimePercent = z
  .int({ error: wholePercent })
  .min(0, wholePercent)
  .max(MAX_EXTRA_TIME_PERCENT, wholePercent);

export const accommodations = z.object({ extra_time_percent: extraTimePercent, ...display.shape });
export type Accommodations = z.infer<typeof accommodations>;
