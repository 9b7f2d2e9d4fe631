/**
 * A copy of the answers that wait on a student's device without a connection, as a JSON file. An admin uploads it on the
 * page of the attempt (`readAnswerCopy`). It claims answers and times but proves neither, like late answers.
 */
import { z } from 'zod';
import { lateEntry } from './answers.ts';
import { id, instant } from './fields.ts';
import { MAX_QUESTIONS_PER_EXAMINATION } from './limits.ts';

export const answerCopy = z.object({
  attempt_id: id,
  user_id: id,
  /** Both names are for a person who opens the file. */
  student_name: z.string(),
  examination_name: z.string(),
  /** By the server's clock as the device knew it, like the times of the answers. */
  saved_at: instant,
  answers: z.array(lateEntry).min(1).max(MAX_QUESTIONS_PER_EXAMINATION),
});
export type AnswerCopy = z.infer<typeof answerCopy>;
