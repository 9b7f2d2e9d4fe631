import { z } from 'zod';
import { requiredText, text } from '../../fields.ts';
import { MAX_OPTION_LENGTH, MAX_RUBRIC_CRITERIA, MAX_RUBRIC_LEVELS, MAX_WEIGHT } from '../../limits.ts';

const criterion = z.object({
  criterion: requiredText(MAX_OPTION_LENGTH),
  levels: z
    .array(
      z.object({ points: z.number().min(0).max(MAX_WEIGHT), description: text(MAX_OPTION_LENGTH).trim() }),
    )
    .max(MAX_RUBRIC_LEVELS),
});
export type RubricCriterion = z.infer<typeof criterion>;

/** The criteria by which an essay is marked, each with levels. */
export const rubric = z.array(criterion).max(MAX_RUBRIC_CRITERIA);
export type Rubric = z.infer<typeof rubric>;
