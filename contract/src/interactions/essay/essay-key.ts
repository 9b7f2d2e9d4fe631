import { z } from 'zod';

/** An essay has no key: a person marks it. */
export const essayKey = z.null();
export type EssayKey = z.infer<typeof essayKey>;
