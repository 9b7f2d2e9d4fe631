import { expect, test } from 'vitest';
import { comesDuringAttempts } from './early-results.ts';

test.each([
  ['at the end of the window', { results_at: '2026-11-20T04:00:00.000Z' }, true],
  ['before students with the most extra time finish', { results_at: '2026-11-20T06:59:00.000Z' }, true],
  ['after those students finish', { results_at: '2026-11-20T07:00:00.000Z' }, false],
  ['without an end of the window', { results_at: '2026-11-20T04:00:00.000Z', closes_at: null }, true],
  ['by hand', { results_release: 'by_hand' as const }, false],
])('results that come %s', (_, given, expected) => {
  const plan = {
    attempts_allowed: 1,
    examination_duration: 60,
    results_release: 'at_time' as const,
    results_at: null,
    closes_at: '2026-11-20T04:00:00.000Z',
    ...given,
  };
  expect(comesDuringAttempts(plan)).toBe(expected);
});
