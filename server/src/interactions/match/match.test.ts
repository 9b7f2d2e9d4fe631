import type { ItemResponse } from '@lulus/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anItem } from '../../../test/factories.ts';
import { describeResponse } from '../../grading/describe-response.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import type { Fields } from '../../platform/errors.ts';
import { readResponse } from '../index.ts';
import { Misfit } from '../interaction-type.ts';
import { fromMillionths } from '../points.ts';
import { score } from '../score.ts';
import { match } from './match.ts';

const item = anItem({
  interaction: 'match',
  bank_rows: { 1: 'Mesir', 2: 'Peru', 3: 'Jepang', 4: 'Italia', 5: 'Norwegia' },
  bank_option: { 1: 'Lima', 2: 'Oslo', 3: 'Tokyo', 4: 'Kairo', 5: 'Roma', 6: 'Paris' },
  bank_key: { 1: '4', 2: '1', 3: '3', 4: '5', 5: '2' },
});
const right = { 1: '4', 2: '1', 3: '3', 4: '5', 5: '2' };
const pointsOf = (one: RevisionItem, given: ItemResponse | null) =>
  fromMillionths(score(one, readResponse(one, given), ',').points);
const faultsOf = (key: Record<string, string>, fields: Partial<RevisionItem> = {}) => {
  const faults: Fields = {};
  match.readKey(key, { ...item, ...fields }, faults);
  return faults.bank_key?.map((one) => (typeof one === 'string' ? one : one.code));
};

test.each([
  ['all_or_nothing', [1, 0, 0, 0]],
  ['equal_parts', [1, 0.8, 0.4, 0]],
  ['parts_minus_wrong', [1, 0.6, 0.4, 0]],
] as const)('five pairs earn under %s: %j', (scoring_rule, points) => {
  const responses: ItemResponse[] = [right, { ...right, 5: '6' }, { 1: '4', 2: '1' }, {}];
  expect(responses.map((one) => pointsOf({ ...item, scoring_rule }, one))).toEqual(points);
});

describe('an option of several rows', () => {
  const repeated = { 1: '4', 2: '4' };
  test('does not fit, and is no key', () => {
    expect(() => readResponse(item, repeated)).toThrow(Misfit);
    expect(faultsOf(repeated)).toEqual(['key_option_twice']);
  });
  test('fits if options may be used again', () => {
    expect(readResponse({ ...item, reuse_options: true }, repeated)).toEqual(repeated);
    expect(faultsOf(repeated, { reuse_options: true })).toBeUndefined();
  });
});

test('a key has rows and options of the question, and is complete with all rows', () => {
  expect(faultsOf({ 1: '4', 2: '9', 6: '1' })).toEqual(['key_option', 'key_row']);
  expect([right, { 1: '4' }].map((key) => match.isComplete(item, key))).toEqual([true, false]);
});

test('a row that is cleared is not stored, and a response reads as pairs', () => {
  expect(readResponse(item, { 2: '1', 1: '' })).toEqual({ 2: '1' });
  expect(readResponse(item, { 1: '' })).toBeNull();
  const links = {} as Parameters<typeof describeResponse>[2];
  expect(describeResponse(item, { 1: '4', 2: '1' }, links)).toBe('Mesir: Kairo; Peru: Lima');
});

test('points are from 0 to the maximum, and a blank earns none', () => {
  const anyResponse = fc.dictionary(
    fc.integer({ min: 1, max: 5 }).map(String),
    fc.constantFrom('', '1', '2', '3', '4', '5', '6'),
  );
  const rules = fc.constantFrom(
    'all_or_nothing' as const,
    'equal_parts' as const,
    'parts_minus_wrong' as const,
  );
  fc.assert(
    fc.property(anyResponse, rules, fc.integer({ min: 0, max: 9 }), (given, scoring_rule, weight) => {
      const one = { ...item, reuse_options: true, scoring_rule, bank_question_weight: weight };
      const points = pointsOf(one, given);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(weight);
      if (Object.values(given).every((option) => option === '')) expect(points).toBe(0);
    }),
  );
});
