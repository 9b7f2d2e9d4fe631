import { describe, expect, test } from 'vitest';
import { guardClock } from './clock.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const NOON = Date.parse('2026-03-02T12:00:00Z');

/** A machine that has been up for an hour. Tests let time pass, or set its clock. */
function aMachine() {
  let up = 3600 * SECOND;
  let set = 0;
  const jumps: number[] = [];
  const clock = guardClock({ wall: () => NOON - 3600 * SECOND + up + set, uptime: () => up }, (ms) =>
    jumps.push(ms),
  );
  return {
    clock,
    jumps,
    pass: (ms: number) => {
      up += ms;
    },
    setTime: (by: number) => {
      set += by;
    },
    /** Milliseconds since noon, when the clock was created. */
    elapsed: () => clock().getTime() - NOON,
  };
}

describe('the server’s clock', () => {
  test('follows the machine’s clock', () => {
    const { clock, elapsed, pass } = aMachine();
    expect(elapsed()).toBe(0);
    pass(8 * 3600 * SECOND);
    expect(elapsed()).toBe(8 * 3600 * SECOND);
    expect(clock.guard?.jump()).toBe(0);
  });

  test.each([59, -59])('adopts a correction of %i seconds', (seconds) => {
    const { elapsed, jumps, pass, setTime } = aMachine();
    setTime(seconds * SECOND);
    pass(10 * SECOND);
    expect(elapsed()).toBe((10 + seconds) * SECOND);
    expect(jumps).toEqual([]);
  });

  test('follows corrections that add up to more than a minute', () => {
    const { elapsed, jumps, pass, setTime } = aMachine();
    for (let times = 0; times < 10; times++) {
      setTime(30 * SECOND);
      pass(SECOND);
      elapsed();
    }
    expect(elapsed()).toBe(310 * SECOND);
    expect(jumps).toEqual([]);
  });

  test.each([DAY, -DAY, 60 * SECOND])('ignores a jump of %i ms, and reports it once', (by) => {
    const { clock, elapsed, jumps, pass, setTime } = aMachine();
    setTime(by);
    expect(elapsed()).toBe(0);
    pass(90 * SECOND);
    expect(elapsed()).toBe(90 * SECOND);
    expect(clock.guard?.jump()).toBe(by);
    expect(jumps).toEqual([by]);
  });

  test('adopts the new time on request, and reports the next jump', () => {
    const { clock, elapsed, jumps, pass, setTime } = aMachine();
    setTime(DAY);
    elapsed();
    clock.guard?.adopt();
    pass(SECOND);
    expect(elapsed()).toBe(DAY + SECOND);
    expect(clock.guard?.jump()).toBe(0);
    setTime(-DAY);
    expect(elapsed()).toBe(DAY + SECOND);
    expect(jumps).toEqual([DAY, -DAY]);
  });

  test('follows the machine’s clock again when its old time is restored', () => {
    const { clock, elapsed, pass, setTime } = aMachine();
    setTime(DAY);
    elapsed();
    setTime(-DAY);
    pass(SECOND);
    expect(elapsed()).toBe(SECOND);
    expect(clock.guard?.jump()).toBe(0);
  });
});
