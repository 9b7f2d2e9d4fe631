import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [12 * 24 * HOUR + 3 * HOUR + 30 * MINUTE, { days: 12, hours: 3, minutes: 30 }],
  [24 * HOUR, { days: 1, hours: 0, minutes: 0 }],
  [HOUR - 1, { days: 0, hours: 1, minutes: 0 }],
  [1, { days: 0, hours: 0, minutes: 1 }],
  [0, { days: 0, hours: 0, minutes: 0 }],
  [-HOUR, { days: 0, hours: 0, minutes: 0 }],
])('%i ms are %o', (ms, left) => {
  expect(timeLeft(ms)).toEqual(left);
});
