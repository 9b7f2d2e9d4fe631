import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

function aClock() {
  const device = { at: 5000 };
  const clock = createServerClock(() => device.at);
  return {
    clock,
    device,
    /** Observes a reply with the time `server` after a round trip of `trip` ms. */
    observe(server: number, trip = 0) {
      const sentAt = clock.mark();
      device.at += trip;
      clock.observe(new Date(server).toISOString(), sentAt);
    },
  };
}

describe('server time', () => {
  it('continues from the last reply by the monotonic clock', () => {
    const { clock, device, observe } = aClock();
    observe(1_000_000);
    device.at += 2500;
    expect(clock.now()).toBe(1_002_500);
  });
  it('assumes that the reply was made in the middle of the round trip', () => {
    const { clock, observe } = aClock();
    observe(1_000_000, 400);
    expect(clock.now()).toBe(1_000_200);
  });
  it('is corrected forwards and backwards', () => {
    const { clock, observe } = aClock();
    observe(1_000_000);
    observe(1_090_000);
    expect(clock.now()).toBe(1_090_000);
    observe(1_010_000);
    expect(clock.now()).toBe(1_010_000);
  });
  it('keeps an exact reading if a slow reply agrees with it', () => {
    const { clock, device, observe } = aClock();
    observe(1_000_000, 20);
    const before = clock.now() - device.at;
    observe(1_000_100, 3000);
    expect(clock.now() - device.at).toBe(before);
  });
  it('accepts a slow reply that contradicts it, as after sleep', () => {
    const { clock, observe } = aClock();
    observe(1_000_000, 20);
    observe(1_600_000, 3000);
    expect(clock.now()).toBe(1_601_500);
  });
  it('uses an assumed time until the first reading', () => {
    const { clock, device, observe } = aClock();
    clock.assume(3_000_000);
    device.at += 1000;
    expect(clock.now()).toBe(3_001_000);
    observe(1_000_000, 3000);
    expect(Math.abs(clock.now() - 1_000_000)).toBeLessThanOrEqual(3000);
  });
  it('ignores an invalid time', () => {
    const { clock } = aClock();
    clock.observe('yesterday', 0);
    expect(clock.now()).toBe(5000);
  });
});
