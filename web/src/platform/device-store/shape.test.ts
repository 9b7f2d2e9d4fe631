import { tokenUser } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import {
  either,
  inShape,
  listOf,
  objectOf,
  oneOf,
  orElse,
  orNull,
  recordOf,
  text,
  uuid,
  wholeFrom,
} from './shape.ts';

interface Kept {
  id: string;
  count: number;
  note: string | null;
}
const keptShape = objectOf<Kept>({ id: uuid, count: wholeFrom(0, 9), note: orNull(text) });
const valid = { id: '01a1fbd7-63b8-7644-8d79-000000000001', count: 3, note: null };

describe('a shape', () => {
  test('accepts a valid value and omits unknown fields', () => {
    expect(keptShape.parse({ ...valid, more: 1 })).toEqual(valid);
  });

  test.each([
    null,
    undefined,
    [],
    'x',
    {},
    { ...valid, id: 'x' },
    { ...valid, count: 10 },
    { ...valid, count: 1.5 },
  ])('rejects %j', (value) => {
    expect(() => keptShape.parse(value)).toThrow();
    expect(inShape(keptShape, value)).toBeUndefined();
  });

  test.each([
    [valid.id, true],
    [valid.id.toUpperCase(), true],
    [valid.id.replace('-7', '-9'), false],
    [valid.id.replace('-8d', '-0d'), false],
    [valid.id.replaceAll('-', ''), false],
  ])('accepts the same ids as the server: %s', (value, isId) => {
    expect(inShape(uuid, value) !== undefined).toBe(isId);
    expect(tokenUser.shape.id.safeParse(value).success).toBe(isId);
  });

  test('validates every entry of lists and records', () => {
    const shape = listOf(recordOf(either(oneOf(''), recordOf(text))));
    const value = [{ a: '' }, { b: { 1: 'x' } }];
    expect(shape.parse(value)).toEqual(value);
    expect(inShape(shape, [{ a: 5 }])).toBeUndefined();
    expect(inShape(shape, { a: '' })).toBeUndefined();
  });

  test('fills in missing values and rejects invalid ones', () => {
    const shape = objectOf<{ names: string[] }>({ names: orElse(listOf(text), () => []) });
    expect(shape.parse({})).toEqual({ names: [] });
    expect(inShape(shape, { names: 5 })).toBeUndefined();
  });
});
