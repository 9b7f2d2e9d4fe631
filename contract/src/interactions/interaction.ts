/** How a question is answered and scored. Names follow QTI 3 where it has one. Each type has a folder of its own. */
import { z } from 'zod';
import { text } from '../fields.ts';
import {
  INTERACTIONS,
  MAX_OPTION_LENGTH,
  MAX_RESPONSE_LENGTH,
  MAX_ROWS_PER_QUESTION,
  MAX_WEIGHT_DECIMALS,
} from '../limits.ts';
import { fieldMessage } from '../messages/problem.ts';

export const interaction = z.enum(INTERACTIONS, {
  error: fieldMessage('one_of', { values: INTERACTIONS.join(', ') }),
});
export type Interaction = z.infer<typeof interaction>;

export const SCORING_RULES = ['all_or_nothing', 'equal_parts', 'parts_minus_wrong', 'option_points'] as const;
/** How points are computed; see `docs/scoring.md`. */
export const scoringRule = z.enum(SCORING_RULES, {
  error: fieldMessage('one_of', { values: SCORING_RULES.join(', ') }),
});
export type ScoringRule = z.infer<typeof scoringRule>;

/** The rules that an author may choose for each type, the default first. */
export const RULES_OF: Record<Interaction, readonly ScoringRule[]> = {
  choice: ['all_or_nothing', 'option_points'],
  choice_multiple: ['all_or_nothing', 'parts_minus_wrong', 'option_points'],
  choice_table: ['all_or_nothing', 'equal_parts', 'parts_minus_wrong'],
  short_answer: ['all_or_nothing'],
  number: ['all_or_nothing'],
  essay: ['all_or_nothing'],
  gaps: ['all_or_nothing', 'equal_parts'],
  match: ['all_or_nothing', 'equal_parts', 'parts_minus_wrong'],
  order: ['all_or_nothing', 'equal_parts'],
};

/** The most that one can earn by points per option: the best option, or the best `maxChoices` of those above 0. */
export function bestPoints(type: Interaction, points: number[], maxChoices: number | null): number {
  const best = points.filter((one) => one > 0).sort((a, b) => b - a);
  const chosen = best.slice(0, type === 'choice' ? 1 : (maxChoices ?? best.length));
  return Number(chosen.reduce((sum, one) => sum + one, 0).toFixed(MAX_WEIGHT_DECIMALS));
}

/** The number of an option, from 1 to 26. */
export const optionKey = z
  .string()
  .regex(/^([1-9]|1\d|2[0-6])$/, fieldMessage('option_numbers', { max: 26 }));
/** The number of a row, from 1 to 30. */
export const rowKey = z.string().regex(/^([1-9]|[12]\d|30)$/, fieldMessage('row_numbers', { max: 30 }));

export const optionMap = z.record(optionKey, text(MAX_OPTION_LENGTH).trim());
export const rowMap = z.record(rowKey, text(MAX_OPTION_LENGTH).trim());

/**
 * What a student gave: an option's key, a set of keys, a column by row, or text as typed. The server checks it against
 * the question.
 */
export const itemResponse = z.union(
  [
    text(MAX_RESPONSE_LENGTH),
    z.array(optionKey).max(MAX_ROWS_PER_QUESTION),
    z.record(rowKey, z.string().max(MAX_RESPONSE_LENGTH)),
  ],
  { error: fieldMessage('not_a_response') },
);
export type ItemResponse = z.infer<typeof itemResponse>;
