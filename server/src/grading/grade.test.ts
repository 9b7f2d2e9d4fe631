import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anItem, aRevision } from '../../test/factories.ts';
import { grade } from './grade.ts';

test('any of several right options earns the full weight', () => {
  const item = anItem({ bank_key: ['1', '3'], bank_question_weight: 4 });
  for (const [choice, score] of [
    ['1', 4],
    ['2', 0],
    ['3', 4],
  ] as const) {
    expect(grade(aRevision([item]), new Map([[item.id, { response: choice }]])).score).toBe(score);
  }
});

test('a missing answer and a withdrawn one are unanswered', () => {
  const items = [anItem(), anItem()] as const;
  const { scores, score, max } = grade(aRevision([...items]), new Map([[items[0].id, { response: null }]]));
  expect([...scores.values()].map(({ status }) => status)).toEqual(['unanswered', 'unanswered']);
  expect([score, max]).toEqual([0, 2]);
});

test('weights with decimals add up without a rounding error', () => {
  const items = Array.from({ length: 10 }, () => anItem({ bank_question_weight: 0.1 }));
  const { score, max } = grade(aRevision(items), new Map(items.map((item) => [item.id, { response: '1' }])));
  expect([score, max]).toEqual([1, 1]);
});

test('answers to questions that are not on the paper do not count', () => {
  const item = anItem();
  expect(grade(aRevision([item]), new Map([['another', { response: '1' }]]))).toMatchObject({
    score: 0,
    max: 1,
  });
});

test('the score is the sum of the weights of correct answers, and never exceeds the maximum', () => {
  const answered = fc.record({
    weight: fc.nat(10_000).map((hundredths) => hundredths / 100),
    key: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
    choice: fc.option(fc.integer({ min: 1, max: 5 })),
  });
  fc.assert(
    fc.property(fc.array(answered), (questions) => {
      const items = questions.map(({ weight, key }) =>
        anItem({ bank_question_weight: weight, bank_key: key.map(String) }),
      );
      const choices = new Map(
        items.map(({ id }, at) => [id, { response: questions[at]?.choice?.toString() ?? null }]),
      );
      const { score, max, scores } = grade(aRevision(items), choices);
      const right = questions.filter(({ key, choice }) => choice !== null && key.includes(choice));
      expect(score).toBeCloseTo(
        right.reduce((sum, { weight }) => sum + weight, 0),
        6,
      );
      expect(score).toBeLessThanOrEqual(max);
      expect([...scores.values()].filter(({ status }) => status === 'correct')).toHaveLength(right.length);
    }),
  );
});
