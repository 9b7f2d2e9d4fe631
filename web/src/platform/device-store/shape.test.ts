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
const kept = objectOf<Kept>({ id: uuid, count: wholeFrom(0, 9), note: orNull(text) });
const sound = { id: '01a1fbd7-63b8-7644-8d79-000000000001', count: 3, note: null };

describe('a shape', () => {
  test('takes what fits, and leaves out what it does not name', () => {
    expect(kept.parse({ ...sound, more: 1 })).toEqual(sound);
  });

  test.each([
    null,
    undefined,
    [],
    'x',
    {},
    { ...sound, id: 'x' },
    { ...sound, count: 10 },
    { ...sound, count: 1.5 },
  ])('refuses %j', (value) => {
    expect(() => kept.parse(value)).toThrow();
    expect(inShape(kept, value)).toBeUndefined();
  });

  test.each([
    [sound.id, true],
    [sound.id.toUpperCase(), true],
    [sound.id.replace('-7', '-9'), false],
    [sound.id.replace('-8d', '-0d'), false],
    [sound.id.replaceAll('-', ''), false],
  ])('takes the same for an id as the server does: %s', (value, isId) => {
    expect(inShape(uuid, value) !== undefined).toBe(isId);
    expect(tokenUser.shape.id.safeParse(value).success).toBe(isId);
  });

  test('looks at every entry of lists and records', () => {
    const shape = listOf(recordOf(either(oneOf(''), recordOf(text))));
    const value = [{ a: '' }, { b: { 1: 'x' } }];
    expect(shape.parse(value)).toEqual(value);
    expect(inShape(shape, [{ a: 5 }])).toBeUndefined();
    expect(inShape(shape, { a: '' })).toBeUndefined();
  });

  test('fills in what is missing, and nothing that is spoilt', () => {
    const shape = objectOf<{ names: string[] }>({ names: orElse(listOf(text), () => []) });
    expect(shape.parse({})).toEqual({ names: [] });
    expect(inShape(shape, { names: 5 })).toBeUndefined();
  });
});
