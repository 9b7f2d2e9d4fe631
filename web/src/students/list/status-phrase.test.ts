import { expect, test } from 'vitest';
import { statusPhrase } from './status-phrase.ts';

test('the phrase of a status is the one of the answer, or else the standard one', () => {
  expect(statusPhrase({ status: 500, statusText: 'Broken' })).toBe('Broken');
  expect(statusPhrase({ status: 500, statusText: '' })).toBe('Internal Server Error');
  expect(statusPhrase({ status: 599, statusText: '' })).toBe('');
});
