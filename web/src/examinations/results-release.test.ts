import { expect, test } from 'vitest';
import { isResultPending, resultsState } from './results-release.ts';

const NOW = Date.parse('2026-12-03T03:00:00.000Z');
const EARLIER = '2026-12-03T02:59:59.000Z';
/** Earlier than NOW by the grace, within which saves still count. */
const BEFORE_GRACE = '2026-12-03T02:59:50.000Z';
const LATER = '2026-12-03T03:00:01.000Z';

test.each([
  ['at_once', null, { state: 'released' }],
  ['at_time', LATER, { state: 'at', at: LATER }],
  ['at_time', EARLIER, { state: 'at', at: EARLIER }],
  ['at_time', BEFORE_GRACE, { state: 'released' }],
  ['by_hand', null, { state: 'by_hand' }],
  ['by_hand', EARLIER, { state: 'released' }],
] as const)('results released %s with the time %s are %o', (results_release, results_at, state) => {
  expect(resultsState({ results_release, results_at }, NOW)).toEqual(state);
});

test('a result is pending from the submission until the release', () => {
  const later = { results_release: 'at_time', results_at: LATER } as const;
  expect(isResultPending({ ...later, attempt_state: 'submitted' }, NOW)).toBe(true);
  expect(isResultPending({ ...later, attempt_state: 'submitted' }, NOW + 11_000)).toBe(false);
  expect(isResultPending({ ...later, attempt_state: 'none' }, NOW)).toBe(false);
  expect(isResultPending({ ...later, attempt_state: 'running' }, NOW)).toBe(false);
});
