/** The points of one response: a pure function of question, key and response (`docs/scoring.md`). */
import { isDeepStrictEqual } from 'node:util';
import type { AnswerStatus, DecimalSign, ItemResponse } from '@lulus/contract';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { typeOf } from './index.ts';
import { shareOf, toMillionths } from './points.ts';

export interface Score {
  status: AnswerStatus;
  /** In millionths, like `max`. Below 0 only by `wrong_points` or the points of an option. */
  points: number;
  max: number;
}

/** The sum of the ticked options' points, within 0 and the maximum; a single option's points as they are. */
function optionPoints({ option_points }: RevisionItem, response: ItemResponse, max: number): number {
  const pointsOf = (option: string) => toMillionths(option_points?.[option] ?? 0);
  if (!Array.isArray(response)) return pointsOf(String(response));
  const sum = response.reduce((points, option) => points + pointsOf(option), 0);
  return Math.min(max, Math.max(0, sum));
}

const isAccepted = (item: RevisionItem, response: ItemResponse, decimalSign: DecimalSign): boolean =>
  item.accepted?.some(
    (accepted) =>
      isDeepStrictEqual(accepted, response) || typeOf(item).isSame?.(item, accepted, response, decimalSign),
  ) ?? false;

/** Scores a marked essay. A mark above the maximum, which a correction can lower, counts as the maximum. */
function essayScore(mark: { points: number } | undefined, max: number): Score {
  if (!mark) return { status: 'unmarked', points: 0, max };
  const points = Math.min(max, toMillionths(mark.points));
  return { status: points >= max ? 'correct' : points > 0 ? 'partial' : 'incorrect', points, max };
}

/** Scores a response as it is stored. Null is unanswered. Only essays have marks. */
export function score(
  item: RevisionItem,
  response: ItemResponse | null | undefined,
  decimalSign: DecimalSign,
  mark?: { points: number },
): Score {
  const max = toMillionths(item.bank_question_weight);
  if (item.outcome === 'removed')
    return { status: response == null ? 'unanswered' : 'correct', points: 0, max: 0 };
  if (item.outcome === 'everyone') return { status: 'correct', points: max, max };
  if (response == null) return { status: 'unanswered', points: 0, max };
  if (item.interaction === 'essay') return essayScore(mark, max);
  if (item.accepted && isAccepted(item, response, decimalSign))
    return { status: 'correct', points: max, max };
  if (item.scoring_rule === 'option_points') {
    const points = optionPoints(item, response, max);
    return { status: points >= max ? 'correct' : points > 0 ? 'partial' : 'incorrect', points, max };
  }
  const share = typeOf(item).shareOf(item, item.bank_key, response, decimalSign);
  if (share.parts === 0) return { status: 'incorrect', points: toMillionths(item.wrong_points), max };
  const status = share.parts === share.of ? 'correct' : 'partial';
  return { status, points: shareOf(item.bank_question_weight, share), max };
}
