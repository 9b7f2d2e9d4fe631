import type { NumberKey } from '@lulus/contract';
import { expect, test } from 'vitest';
import { anItem } from '../../../test/factories.ts';
import { score } from '../score.ts';

const isRight = (bank_key: NumberKey, typed: string, unit: string | null = null) =>
  score(anItem({ interaction: 'number', bank_option: {}, bank_key, unit }), typed, ',').status === 'correct';

test.each<[NumberKey, string]>([
  [{ value: '3.5', tolerance: '0.05' }, '3,55'],
  [{ value: '3.5', tolerance: '0.05' }, '3,45'],
  [{ value: '-2' }, '−2'],
  [{ value: '1250', tolerance_percent: '1' }, '1.262,5'],
  [{ value: '-1250', tolerance_percent: '1' }, '-1.237,5'],
  [{ min: '1', max: '2' }, '1'],
  [{ min: '1', max: '2' }, '2'],
  [{ value: '0.5' }, '1/2'],
])('%j accepts %s', (key, typed) => {
  expect(isRight(key, typed)).toBe(true);
});

test.each<[NumberKey, string]>([
  [{ value: '3.5', tolerance: '0.05' }, '3,56'],
  [{ value: '1250', tolerance_percent: '1' }, '1262,6'],
  [{ min: '1', max: '2' }, '2,0001'],
  [{ value: '0.3333' }, '1/3'],
  [{ value: '5' }, 'lima'],
])('%j does not accept %s', (key, typed) => {
  expect(isRight(key, typed)).toBe(false);
});

test('the unit of the question may follow', () => {
  expect(isRight({ value: '12' }, '12 cm', 'cm')).toBe(true);
  expect(isRight({ value: '12' }, '12cm', 'cm')).toBe(true);
  expect(isRight({ value: '12' }, '12 kg', 'cm')).toBe(false);
});
