/** Statistics of lists of numbers. */

/** Returns the value below which this share of the ascending list lies. */
export const quantile = (ascending: ArrayLike<number>, share: number) =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? Number.NaN;

export interface Spread {
  median: number;
  lowest: number;
  highest: number;
}

export function spreadOf(values: number[]): Spread {
  const ascending = [...values].sort((one, other) => one - other);
  const middle = (ascending.length - 1) / 2;
  const [below, above] = [ascending[Math.floor(middle)], ascending[Math.ceil(middle)]];
  return {
    median: ((below ?? Number.NaN) + (above ?? Number.NaN)) / 2,
    lowest: ascending[0] ?? Number.NaN,
    highest: ascending.at(-1) ?? Number.NaN,
  };
}
