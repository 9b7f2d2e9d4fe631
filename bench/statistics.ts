const ascending = (values: number[]) => values.toSorted((one, other) => one - other);

/** Returns the value below which this share of the list lies. */
export const quantile = (values: number[], share: number) =>
  ascending(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Returns the middle value, or the mean of the two. */
export const medianOf = (values: number[]) =>
  (quantile(values, 0.5) + (ascending(values).at(-1 - Math.floor(values.length / 2)) ?? Number.NaN)) / 2;

/** Returns for example `12.3 (11.0–14.1)`: the median, the lowest and the highest value. */
export function spreadText(values: number[], digits: number): string {
  const all = [medianOf(values), Math.min(...values), Math.max(...values)];
  const [middle, least, most] = all.map((value) => value.toFixed(digits));
  return `${middle} (${least}–${most})`;
}
