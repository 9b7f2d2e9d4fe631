import { z } from 'zod';

/** The body of every rejection: one sentence, or for a rejected form a list of sentences per field. */
export const errorBody = z.object({
  message: z.union([z.string(), z.record(z.string(), z.array(z.string()))]),
  code: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
