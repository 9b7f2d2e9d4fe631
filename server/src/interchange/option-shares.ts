/** Maps the share of the points that each option earns to a key and a rule. */
import { MAX_WEIGHT_DECIMALS } from '@lulus/contract';
import { type Problem, problem } from '@lulus/contract/messages';
import type { ImportedFields } from './imported.ts';

const NEAR = 0.001;
const isNear = (one: number, other: number) => Math.abs(one - other) < NEAR;
const rounded = (share: number) => Number(share.toFixed(MAX_WEIGHT_DECIMALS));

/** Returns points by option. Rounded thirds are made to add up to 1 as exact ones do. */
function pointsOf(shares: number[], isSingle: boolean): number[] {
  const points = shares.map(rounded);
  const sumOf = (all: number[]) => all.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  const last = points.findLastIndex((one) => one > 0);
  if (!isSingle && isNear(sumOf(shares), 1))
    points[last] = rounded((points[last] as number) + 1 - sumOf(points));
  return points;
}

/**
 * Returns the fields of a `choice` or `choice_multiple` from shares of 1 in the order of the options. Without a right
 * option it is a `choice` without a key.
 */
export function mapOptionShares(
  shares: number[],
  isSingle: boolean,
  warnings: Problem[],
): Pick<ImportedFields, 'interaction' | 'bank_key' | 'scoring_rule' | 'option_points'> {
  const keysOf = (isRight: (share: number) => boolean) =>
    shares.flatMap((share, at) => (isRight(share) ? [String(at + 1)] : []));
  const right = shares.filter((share) => share > 0);
  if (right.length === 0) return { interaction: 'choice' };
  if (isSingle && shares.every((share) => share === 0 || share === 1)) {
    return { interaction: 'choice', bank_key: keysOf((share) => share === 1) };
  }
  const part = 1 / right.length;
  const isPart = (share: number) => isNear(share, share > 0 ? part : -part);
  if (!isSingle && shares.every(isPart)) {
    return {
      interaction: 'choice_multiple',
      bank_key: keysOf((share) => share > 0),
      scoring_rule: 'parts_minus_wrong',
    };
  }
  const points = pointsOf(shares, isSingle);
  const best = isSingle
    ? Math.max(...points)
    : rounded(points.filter((one) => one > 0).reduce((a, b) => a + b));
  if (best !== 1) warnings.push(problem('option_points_total', { points: best }));
  const highest = Math.max(...shares);
  return {
    interaction: isSingle ? 'choice' : 'choice_multiple',
    bank_key: keysOf((share) => (isSingle ? share === highest : share > 0)),
    scoring_rule: 'option_points',
    option_points: Object.fromEntries(points.map((one, at) => [String(at + 1), one])),
  };
}
