import { expect, test } from 'vitest';
import { allQuestions, type Question, readPaper } from '../paper/paper.ts';
import { aWirePaper } from '../session/test-exam.ts';
import { fits, partlyFilled } from './response.ts';

/** A question with the options 1 to 3 and two rows. */
function aQuestion(given: Partial<Question>): Question {
  const [question] = allQuestions(readPaper(aWirePaper()));
  const rows = ['1', '2'].map((key) => ({ key, text: key, isHtml: false }));
  return { ...(question as Question), rows, ...given };
}

test('a right side fits one row, or several if it may repeat', () => {
  const match = aQuestion({ interaction: 'match' });
  expect(fits(match, { 1: '3', 2: '1' })).toBe(true);
  expect(fits(match, { 1: '3', 2: '3' })).toBe(false);
  expect(fits({ ...match, reuseOptions: true }, { 1: '3', 2: '3' })).toBe(true);
  expect(fits(match, { 3: '1' })).toBe(false);
  expect(fits(match, { 1: '4' })).toBe(false);
  expect(fits(match, ['1'])).toBe(false);
  expect(partlyFilled(match, { 2: '1' })).toEqual({ answered: 1, rows: 2 });
  expect(partlyFilled(match, { 1: '2', 2: '1' })).toBeNull();
});

test('an order fits with all options, each once', () => {
  const order = aQuestion({ interaction: 'order', rows: [] });
  expect(fits(order, ['3', '1', '2'])).toBe(true);
  expect(fits(order, ['3', '1'])).toBe(false);
  expect(fits(order, ['3', '1', '1'])).toBe(false);
  expect(fits(order, ['3', '1', '4'])).toBe(false);
  expect(fits(order, { 1: '2' })).toBe(false);
  expect(partlyFilled(order, ['3', '1', '2'])).toBeNull();
});
