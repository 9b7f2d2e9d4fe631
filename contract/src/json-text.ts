import { z } from 'zod';
import { fieldMessage } from './messages/problem.ts';

/** JSON text inside JSON, which the specification has in places. The text must parse to `schema`. */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: fieldMessage('not_json') });
        return z.NEVER;
      }
    })
    .pipe(schema);
}
