/** A rubric in the form: points as typed, and ids that stay while parts are removed. */
import type { Rubric } from '@lulus/contract';
import { z } from 'zod';

export const rubricDraft = z.array(
  z.object({
    id: z.number(),
    criterion: z.string(),
    levels: z.array(z.object({ id: z.number(), points: z.string(), description: z.string() })),
  }),
);
export type RubricDraft = z.infer<typeof rubricDraft>;
export type CriterionDraft = RubricDraft[number];

export const rubricOf = (rubric: Rubric): RubricDraft =>
  rubric.map(({ criterion, levels }, id) => ({
    id,
    criterion,
    levels: levels.map((level, at) => ({
      id: at,
      points: String(level.points),
      description: level.description,
    })),
  }));

const pointsOf = (typed: string) => Number(typed.trim().replace(',', '.'));

/** Leaves out criteria without a name, and levels without points. */
export const rubricFrom = (draft: RubricDraft): Rubric =>
  draft
    .filter(({ criterion }) => criterion.trim() !== '')
    .map(({ criterion, levels }) => ({
      criterion: criterion.trim(),
      levels: levels
        .filter(({ points }) => points.trim() !== '')
        .map(({ points, description }) => ({ points: pointsOf(points), description: description.trim() })),
    }));

/** The most that the levels add up to; null if a number cannot be read. */
export function bestOf(draft: RubricDraft): number | null {
  const sum = draft.reduce(
    (total, { levels }) => total + Math.max(0, ...levels.map(({ points }) => pointsOf(points))),
    0,
  );
  return Number.isNaN(sum) ? null : Number(sum.toFixed(4));
}

export const nextId = (parts: readonly { id: number }[]): number =>
  Math.max(-1, ...parts.map(({ id }) => id)) + 1;

export const newCriterion = (id: number): CriterionDraft => ({
  id,
  criterion: '',
  levels: [0, 1, 2].map((level) => ({ id: level, points: String(level), description: '' })),
});
