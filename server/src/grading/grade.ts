/** Grading: a pure function of the revision's answer keys and the stored answers. */
import type { ItemResponse } from '@lulus/contract';
import { type Revision, revisionItems } from '../examinations/publishing/revision.ts';
import { fromMillionths } from '../interactions/points.ts';
import { type Score, score } from '../interactions/score.ts';

/** The response by question id. A missing entry or null means unanswered. */
export type Responses = ReadonlyMap<string, { response: ItemResponse | null }>;

export interface Grade {
  /** The sum of the points. At least 0, unless the examination allows less. */
  score: number;
  /** The sum of the maxima. */
  max: number;
  scores: Map<string, Score>;
}

export function grade(
  revision: Pick<Revision, 'sections' | 'decimal_sign' | 'negative_total'>,
  responses: Responses,
): Grade {
  const scores = new Map<string, Score>();
  let earned = 0;
  let max = 0;
  for (const item of revisionItems(revision)) {
    const scored = score(item, responses.get(item.id)?.response, revision.decimal_sign);
    scores.set(item.id, scored);
    earned += scored.points;
    max += scored.max;
  }
  const total = revision.negative_total ? earned : Math.max(0, earned);
  return { score: fromMillionths(total), max: fromMillionths(max), scores };
}
