import { expect, test } from 'vitest';
import { statusPhrase } from './status-phrase.ts';

test('a status has the phrase of the answer, or else the standard one', () => {
  expect(statusPhrase({ status: 500, statusText: 'Broken' })).toBe('Broken');
  expect(statusPhrase({ status: 500, statusText: '' })).toBe('Internal Server Error');
  expect(statusPhrase({ status: 599, statusText: '' })).toBe('');
});
