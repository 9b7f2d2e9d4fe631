import { expect, test } from 'vitest';
import { questionTitle } from './question-title.ts';

test.each([
  ['gaps', 'Air mendidih pada … derajat, es mencair pada ….'],
  ['choice', 'Air mendidih pada [[1]] derajat, es mencair pada [[12]].'],
] as const)('the title of a question of type %s', (interaction, title) => {
  const bank_question = '<p>Air mendidih pada [[1]] derajat,</p><p>es mencair pada [[12]].</p>';
  expect(questionTitle({ bank_question, interaction })).toBe(title);
});
