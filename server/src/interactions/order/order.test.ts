import type { ItemResponse } from '@lulus/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anItem } from '../../../test/factories.ts';
import { describeResponse } from '../../grading/describe-response.ts';
import type { RevisionItem } from '../../platform/db/json-columns.ts';
import type { Fields } from '../../platform/errors.ts';
import { readResponse } from '../index.ts';
import { Misfit } from '../interaction-type.ts';
import { fromMillionths } from '../points.ts';
import { score } from '../score.ts';
import { order } from './order.ts';

const item = anItem({
  interaction: 'order',
  bank_option: { 1: 'Ulat', 2: 'Telur', 3: 'Kupu-kupu', 4: 'Kepompong' },
  bank_key: ['2', '1', '4', '3'],
});
const pointsOf = (one: RevisionItem, given: ItemResponse | null) =>
  fromMillionths(score(one, readResponse(one, given), ',').points);

test.each([
  ['all_or_nothing', [1, 0, 0, 0]],
  ['equal_parts', [1, 0.5, 0, 0]],
] as const)('right, two swapped, shifted by one, and blank earn under %s: %j', (scoring_rule, points) => {
  const responses = [['2', '1', '4', '3'], ['2', '1', '3', '4'], ['3', '2', '1', '4'], []];
  expect(responses.map((one) => pointsOf({ ...item, scoring_rule }, one))).toEqual(points);
});

test.each<[string, ItemResponse]>([
  ['some of the options', ['2', '1']],
  ['an option twice', ['2', '1', '4', '4']],
  ['an option that is not there', ['2', '1', '4', '5']],
  ['more options', ['2', '1', '4', '3', '3']],
  ['a map', { 1: '2' }],
])('%s does not fit', (_, given) => {
  expect(() => readResponse(item, given)).toThrow(Misfit);
});

test('a key has options of the question, each once, and is complete with all of them', () => {
  const faultsOf = (key: string[]) => {
    const faults: Fields = {};
    order.readKey(key, item, faults);
    return faults.bank_key?.map((one) => (typeof one === 'string' ? one : one.code));
  };
  expect([['2', '1', '4', '3'], ['2'], ['2', '2', '7']].map(faultsOf)).toEqual([
    undefined,
    undefined,
    ['key_option_twice', 'key_option'],
  ]);
  expect([['2', '1', '4', '3'], ['2']].map((key) => order.isComplete(item, key))).toEqual([true, false]);
});

test('a response reads in its order', () => {
  const links = {} as Parameters<typeof describeResponse>[2];
  const option_type = 'html';
  const bank_option = { 1: '<p>Ulat</p>', 2: '<p><strong>Telur</strong></p>' };
  expect(describeResponse({ ...item, option_type, bank_option }, ['2', '1'], links)).toBe('Telur → Ulat');
});

test('points are from 0 to the maximum', () => {
  const responses = fc.shuffledSubarray(['1', '2', '3', '4'], { minLength: 4 });
  const rules = fc.constantFrom('all_or_nothing' as const, 'equal_parts' as const);
  fc.assert(
    fc.property(responses, rules, fc.integer({ min: 0, max: 9 }), (given, scoring_rule, weight) => {
      const points = pointsOf({ ...item, scoring_rule, bank_question_weight: weight }, given);
      expect(points).toBeGreaterThanOrEqual(0);
      expect(points).toBeLessThanOrEqual(weight);
    }),
  );
});
