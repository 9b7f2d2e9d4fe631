import { z } from 'zod';

/** A message without its text: a code with the values that its text names. */
export const codedMessage = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/**
 * The body of every rejection: one sentence, or for a rejected form a list of sentences per field, with their codes in
 * `fields`. If `code` is coarse, `params.reason` is the finer code of the sentence.
 */
export const errorBody = z.object({
  message: z.union([z.string(), z.record(z.string(), z.array(z.string()))]),
  ...codedMessage.shape,
  fields: z.record(z.string(), z.array(codedMessage)).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
