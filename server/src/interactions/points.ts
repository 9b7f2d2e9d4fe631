/**
 * Points as whole millionths, so that sums are exact. A weight has at most four decimals, and a share is a fraction, so
 * all products stay far below 2^53.
 */
export const MILLION = 1_000_000;
const MILLIONTHS_PER_WEIGHT_UNIT = 100;

/** A share of a question's points: `parts` of `of`. */
export interface Share {
  parts: number;
  of: number;
}

export const ALL: Share = { parts: 1, of: 1 };
export const NOTHING: Share = { parts: 0, of: 1 };
export const allIf = (isRight: boolean): Share => (isRight ? ALL : NOTHING);

/** Returns the points in millionths. */
export const toMillionths = (points: number): number => Math.round(points * MILLION);

/** Returns points from millionths. */
export const fromMillionths = (millionths: number): number => millionths / MILLION;

/** Returns the share of the weight in millionths, rounded once, half away from zero. Neither is below 0. */
export function shareOf(weight: number, { parts, of }: Share): number {
  const dividend = 2 * Math.round(weight * 10_000) * MILLIONTHS_PER_WEIGHT_UNIT * parts + of;
  return (dividend - (dividend % (2 * of))) / (2 * of);
}
