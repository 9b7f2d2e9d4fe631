/** The worked examples of scoring, and what holds for every question. */
import type { ItemResponse } from '@lulus/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anItem } from '../../test/factories.ts';
import type { RevisionItem } from '../platform/db/json-columns.ts';
import { readResponse } from './index.ts';
import { Misfit } from './interaction-type.ts';
import { fromMillionths } from './points.ts';
import { score } from './score.ts';

const pointsOf = (item: RevisionItem, given: ItemResponse | null) =>
  fromMillionths(score(item, readResponse(item, given), ',').points);

const options = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at + 1), `option ${at + 1}`]));

describe('five statements with the key B-B-S-S-B', () => {
  const item = anItem({
    interaction: 'choice_table',
    bank_option: { 1: 'Benar', 2: 'Salah' },
    bank_rows: options(5),
    bank_key: { 1: '1', 2: '1', 3: '2', 4: '2', 5: '1' },
  });
  const right = { 1: '1', 2: '1', 3: '2', 4: '2', 5: '1' };
  const responses = [right, { ...right, 5: '2' }, { 1: '2', 2: '2', 3: '1', 4: '1', 5: '2' }, {}];
  test.each([
    ['all_or_nothing', [1, 0, 0, 0]],
    ['equal_parts', [1, 0.8, 0, 0]],
    ['parts_minus_wrong', [1, 0.6, 0, 0]],
  ] as const)('earn under %s: %j', (scoring_rule, points) => {
    expect(responses.map((one) => pointsOf({ ...item, scoring_rule }, one))).toEqual(points);
  });
});

test('ticks of five options with two right ones earn right minus wrong', () => {
  const item = anItem({
    interaction: 'choice_multiple',
    bank_option: options(5),
    bank_key: ['2', '4'],
    scoring_rule: 'parts_minus_wrong',
  });
  const ticks = [[], ['1', '2', '3', '4', '5'], ['2'], ['2', '4'], ['4', '2', '1']];
  expect(ticks.map((one) => pointsOf(item, one))).toEqual([0, 0, 0.5, 1, 0.5]);
});

test('points per option are those of the chosen one, and a blank earns none', () => {
  const item = anItem({
    bank_option: options(5),
    scoring_rule: 'option_points',
    option_points: { 1: 5, 2: 4, 3: 3, 4: 2, 5: 1 },
    bank_question_weight: 5,
  });
  expect(['1', '2', '5', null].map((one) => pointsOf(item, one))).toEqual([5, 4, 1, 0]);
  expect(score(item, '1', ',').status).toBe('correct');
  expect(score(item, '2', ',').status).toBe('partial');
});

test('a wrong answer takes points off only if the rule gives nothing', () => {
  const item = anItem({
    interaction: 'choice_multiple',
    bank_option: options(4),
    bank_key: ['1', '2'],
    scoring_rule: 'parts_minus_wrong',
    wrong_points: -0.25,
  });
  expect([['1'], ['3'], ['1', '3'], []].map((one) => pointsOf(item, one))).toEqual([0.5, -0.25, -0.25, 0]);
});

test('shares are rounded once, half away from zero', () => {
  const thirds = anItem({
    interaction: 'choice_table',
    bank_option: { 1: 'yes', 2: 'no' },
    bank_rows: options(3),
    bank_key: { 1: '1', 2: '1', 3: '1' },
    scoring_rule: 'equal_parts',
  });
  expect(pointsOf(thirds, { 1: '1' })).toBe(0.333333);
  expect(pointsOf(thirds, { 1: '1', 2: '1' })).toBe(0.666667);
});

test('corrections accept a response, give everybody the points, or remove the question', () => {
  const item = anItem({
    interaction: 'short_answer',
    bank_option: {},
    bank_key: [{ answer: 'Jakarta', share: 1 }],
  });
  expect(pointsOf(item, 'Batavia')).toBe(0);
  expect(pointsOf({ ...item, accepted: ['batavia'] }, 'BATAVIA.')).toBe(1);
  expect(score({ ...item, outcome: 'everyone' }, null, ',')).toMatchObject({
    status: 'correct',
    points: 1_000_000,
  });
  expect(score({ ...item, outcome: 'removed' }, 'Jakarta', ',')).toMatchObject({ points: 0, max: 0 });
});

test.each<[string, Partial<RevisionItem>, ItemResponse]>([
  ['an option that is not there', {}, '9'],
  ['a set for a single choice', {}, ['1']],
  ['more ticks than allowed', { interaction: 'choice_multiple', max_choices: 1 }, ['1', '2']],
  ['a row that is not there', { interaction: 'choice_table', bank_rows: { 1: 'a' } }, { 2: '1' }],
  ['a column that is not there', { interaction: 'choice_table', bank_rows: { 1: 'a' } }, { 1: '7' }],
  ['a map for a number', { interaction: 'number', bank_key: { value: '1' } }, { 1: '1' }],
  ['a long number', { interaction: 'number', bank_key: { value: '1' } }, '1'.repeat(51)],
])('%s does not fit', (_, fields, given) => {
  expect(() => readResponse(anItem(fields), given)).toThrow(Misfit);
});

test('points never exceed the maximum, are below 0 only by wrong_points, and a set has no order', () => {
  const keys = fc.uniqueArray(fc.integer({ min: 1, max: 6 }).map(String), { minLength: 1 });
  fc.assert(
    fc.property(
      keys,
      fc.uniqueArray(fc.integer({ min: 1, max: 6 }).map(String)),
      fc.constantFrom('all_or_nothing' as const, 'parts_minus_wrong' as const),
      fc.integer({ min: 0, max: 100_000_000 }).map((tenThousandths) => tenThousandths / 10_000),
      fc.constantFrom(0, -1),
      (bank_key, ticked, scoring_rule, bank_question_weight, wrong_points) => {
        const item = anItem({
          interaction: 'choice_multiple',
          bank_option: options(6),
          bank_key,
          scoring_rule,
          bank_question_weight,
          wrong_points,
        });
        const points = pointsOf(item, ticked);
        expect(points).toBeLessThanOrEqual(bank_question_weight);
        expect(points).toBeGreaterThanOrEqual(wrong_points);
        expect(pointsOf(item, [...ticked].reverse())).toBe(points);
        if (ticked.length === 0) expect(points).toBe(0);
      },
    ),
  );
});

test.each([
  [undefined, 'unmarked', 0],
  [{ points: 0 }, 'incorrect', 0],
  [{ points: 2.5 }, 'partial', 2.5],
  [{ points: 4 }, 'correct', 4],
  [{ points: 5 }, 'correct', 4],
])('an essay of 4 points with the mark %j is %s', (mark, status, points) => {
  const item = anItem({ interaction: 'essay', bank_option: {}, bank_key: null, bank_question_weight: 4 });
  expect(score(item, 'Kota.', ',', mark)).toEqual({ status, points: points * 1e6, max: 4e6 });
  expect(score(item, null, ',', mark)).toEqual({ status: 'unanswered', points: 0, max: 4e6 });
});
