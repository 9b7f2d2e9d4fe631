/** Validators for values in the browser's storage. The contract's zod would be a twelfth of a student's download. */
export interface Shape<T> {
  /** Returns the value without unknown fields. Throws if it is invalid. */
  parse(value: unknown): T;
}

/** Returns the parsed value, or undefined if it is invalid. */
export function inShape<T>(shape: Shape<T>, value: unknown): T | undefined {
  try {
    return shape.parse(value);
  } catch {
    return undefined;
  }
}

function shapeWhere<T>(isValid: (value: unknown) => boolean): Shape<T> {
  return {
    parse(value) {
      if (!isValid(value)) throw new TypeError('A value does not have its shape.');
      return value as T;
    },
  };
}

export const anything = shapeWhere<unknown>(() => true);
export const text = shapeWhere<string>((value) => typeof value === 'string');
export const flag = shapeWhere<boolean>((value) => typeof value === 'boolean');
export const number = shapeWhere<number>((value) => Number.isFinite(value));
export const uuid = textLike(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i);

export function textLike(pattern: RegExp): Shape<string> {
  return shapeWhere((value) => typeof value === 'string' && pattern.test(value));
}

export function wholeFrom(min: number, max = Number.MAX_SAFE_INTEGER): Shape<number> {
  return shapeWhere(
    (value) => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  );
}

export function oneOf<const T extends string | number | null>(...values: readonly T[]): Shape<T> {
  return shapeWhere((value) => values.includes(value as T));
}

export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return { parse: (value) => inShape(first, value) ?? second.parse(value) };
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return { parse: (value) => (value === null ? null : shape.parse(value)) };
}

export function orElse<T>(shape: Shape<T>, make: () => T): Shape<T> {
  return { parse: (value) => (value === undefined ? make() : shape.parse(value)) };
}

export function listOf<T>(shape: Shape<T>): Shape<T[]> {
  const list = shapeWhere<unknown[]>(Array.isArray);
  return { parse: (value) => list.parse(value).map((entry) => shape.parse(entry)) };
}

const anyObject = shapeWhere<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

export function recordOf<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return {
    parse: (value) =>
      Object.fromEntries(
        Object.entries(anyObject.parse(value)).map(([key, entry]) => [key, shape.parse(entry)]),
      ),
  };
}

export function objectOf<T extends object>(fields: { readonly [K in keyof T]: Shape<T[K]> }): Shape<T> {
  return {
    parse(value) {
      const given = anyObject.parse(value);
      const parsed = Object.entries<Shape<unknown>>(fields).map(([key, shape]) => [
        key,
        shape.parse(given[key]),
      ]);
      return Object.fromEntries(parsed) as T;
    },
  };
}
