import * as v from 'valibot';

/** Validator of a value that the program did not make itself. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** Returns the value without unknown fields, or undefined if it is invalid. */
export function parseValue<T>(schema: Schema<T>, value: unknown): T | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

/** Whole numbers from `min` to `max`. */
export const wholeFrom = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const uuid = v.pipe(v.string(), v.uuid());
