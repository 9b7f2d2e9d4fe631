import { describe, expect, it } from 'vitest';
import { clockText, secondsUntil, untilNextTick } from './use-countdown.ts';

describe('the remaining time', () => {
  it('is rounded up, so that 0 means no time left', () => {
    expect(secondsUntil(10_000, 9_999)).toBe(1);
    expect(secondsUntil(10_000, 10_000)).toBe(0);
    expect(secondsUntil(10_000, 99_000)).toBe(0);
  });
  it('changes at the next full second, even after a late tick', () => {
    expect(untilNextTick(10_000, 7_400)).toBe(600);
    expect(untilNextTick(10_000, 7_000)).toBe(1000);
  });
  it('is shown as hours, minutes and seconds', () => {
    expect(clockText(0)).toBe('00:00:00');
    expect(clockText(3_725)).toBe('01:02:05');
    expect(clockText(100 * 3600)).toBe('100:00:00');
  });
});
