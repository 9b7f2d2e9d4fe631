import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTimeWarning } from './use-time-warning.ts';

const END = 1_000_000;

/** Returns the warning shown on one page at each of these times. */
function warningsAt(times: { due?: number; seconds: number }[]): (number | null)[] {
  const [first = { seconds: 0 }, ...rest] = times;
  const { result, rerender } = renderHook(({ due = END, seconds }) => useTimeWarning(due, seconds), {
    initialProps: first,
  });
  const after = (time: { due?: number; seconds: number }) => {
    rerender(time);
    return result.current;
  };
  return [result.current, ...rest.map(after)];
}

describe('a warning of the time', () => {
  it('appears at ten, five and one minute, for half a minute each', () => {
    expect(
      warningsAt([601, 600, 571, 570, 301, 300, 270, 61, 60, 31, 30].map((seconds) => ({ seconds }))),
    ).toEqual([null, 10, 10, null, null, 5, null, null, 1, 1, null]);
  });

  it('is not repeated after a reload', () => {
    expect(warningsAt([{ seconds: 599 }, { seconds: 598 }])).toEqual([null, null]);
  });

  it('does not appear at the start of an examination of ten minutes', () => {
    expect(warningsAt([{ seconds: 600 }, { seconds: 599 }])).toEqual([null, null]);
  });

  it('is not repeated if the clock is set back', () => {
    expect(warningsAt([601, 600, 569, 602, 600, 599].map((seconds) => ({ seconds })))[3]).toBeNull();
  });

  it('appears again for the new end if the time is extended', () => {
    const due = END + 600_000;
    expect(
      warningsAt([
        { seconds: 301 },
        { seconds: 300 },
        { due, seconds: 895 },
        { due, seconds: 601 },
        { due, seconds: 600 },
      ]),
    ).toEqual([null, 5, null, null, 10]);
  });

  it('does not appear because another section has another end', () => {
    const due = END + 600_000;
    expect(warningsAt([{ seconds: 900 }, { due, seconds: 595 }, { due, seconds: 594 }])).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is skipped if the machine slept past it', () => {
    expect(warningsAt([{ seconds: 700 }, { seconds: 400 }])).toEqual([null, null]);
  });
});
