/** Grading: a pure function of the revision's answer keys and the stored answers. */
import type { ItemResponse } from '@lulus/contract';
import { type Revision, revisionItems } from '../examinations/publishing/revision.ts';
import { fromMillionths } from '../interactions/points.ts';
import { type Score, score } from '../interactions/score.ts';

/** A member of staff's mark of an essay. */
export interface EssayMark {
  points: number;
  comment: string;
}

/** The response by question id, and the mark of its present text. A missing entry or null means unanswered. */
export type Responses = ReadonlyMap<string, { response: ItemResponse | null; mark?: EssayMark | undefined }>;

export interface Grade {
  /** The sum of the points. At least 0, unless the examination allows less. Null while essays are unmarked. */
  score: number | null;
  /** The sum of the maxima. */
  max: number;
  /** How many essays are unmarked. */
  unmarked: number;
  scores: Map<string, Score>;
}

export function grade(
  revision: Pick<Revision, 'sections' | 'decimal_sign' | 'negative_total'>,
  responses: Responses,
): Grade {
  const scores = new Map<string, Score>();
  let earned = 0;
  let max = 0;
  let unmarked = 0;
  for (const item of revisionItems(revision)) {
    const own = responses.get(item.id);
    const scored = score(item, own?.response, revision.decimal_sign, own?.mark);
    scores.set(item.id, scored);
    earned += scored.points;
    max += scored.max;
    if (scored.status === 'unmarked') unmarked += 1;
  }
  const total = revision.negative_total ? earned : Math.max(0, earned);
  return {
    score: unmarked > 0 ? null : fromMillionths(total),
    max: fromMillionths(max),
    unmarked,
    scores,
  };
}
