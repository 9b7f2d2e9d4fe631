import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { gapsIn, nextGap } from './gaps-in.ts';
import { QuestionText } from './question-text.tsx';

const HTML =
  '<p>She [[2]] to <b>[[1]]</b> [[9]]</p><p><math><mtext>[[3]]</mtext></math></p><ul><li>[[4]] [[4]]</li></ul>';

test('the gaps of a text are found in order, each once, and not in formulas', () => {
  expect(gapsIn(HTML)).toEqual(['2', '1', '9', '4']);
  expect(nextGap(HTML)).toBe(3);
  expect(nextGap('<p>[[0]] [[123]]</p>')).toBe(1);
});

test('gaps are lines with their numbers, with their texts where known', () => {
  const gaps = { 1: { type: 'text' as const }, 2: { type: 'text' as const } };
  renderScreen(<QuestionText html={HTML} gaps={gaps} texts={{ 2: 'goes' }} />);
  expect(screen.getByText(/^She/).textContent).toBe('She (2) goes to (1)  [[9]]');
});

test('the text of another type keeps what looks like a gap', () => {
  renderScreen(<QuestionText html="<p>a [[1]] b</p>" gaps={{}} />);
  expect(screen.getByText('a [[1]] b')).toBeTruthy();
});
