import { z } from 'zod';

/** JSON inside JSON, as the specification has it in places: a text that must parse to `schema`. */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'This is not readable as JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
