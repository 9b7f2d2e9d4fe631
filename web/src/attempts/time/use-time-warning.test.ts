import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTimeWarning } from './use-time-warning.ts';

const END = 1_000_000;

/** The warnings at each of these looks at the time, all on one page. */
function told(looks: { due?: number; seconds: number }[]): (number | null)[] {
  const [first = { seconds: 0 }, ...rest] = looks;
  const { result, rerender } = renderHook(({ due = END, seconds }) => useTimeWarning(due, seconds), {
    initialProps: first,
  });
  const after = (look: { due?: number; seconds: number }) => {
    rerender(look);
    return result.current;
  };
  return [result.current, ...rest.map(after)];
}

describe('a warning of the time', () => {
  it('comes at ten, five and one minute, for half a minute each', () => {
    expect(told([601, 600, 571, 570, 301, 300, 270, 61, 60, 31, 30].map((seconds) => ({ seconds })))).toEqual(
      [null, 10, 10, null, null, 5, null, null, 1, 1, null],
    );
  });

  it('is not repeated by a page that is opened after it, as by a reload', () => {
    expect(told([{ seconds: 599 }, { seconds: 598 }])).toEqual([null, null]);
  });

  it('does not appear at the start of an examination of ten minutes', () => {
    expect(told([{ seconds: 600 }, { seconds: 599 }])).toEqual([null, null]);
  });

  it('is not repeated when the clock is set back', () => {
    expect(told([601, 600, 569, 602, 600, 599].map((seconds) => ({ seconds })))[3]).toBeNull();
  });

  it('comes again for the new end when more time is given', () => {
    const due = END + 600_000;
    expect(
      told([
        { seconds: 301 },
        { seconds: 300 },
        { due, seconds: 895 },
        { due, seconds: 601 },
        { due, seconds: 600 },
      ]),
    ).toEqual([null, 5, null, null, 10]);
  });

  it('does not take the next section’s time for time that has passed', () => {
    const due = END + 600_000;
    expect(told([{ seconds: 900 }, { due, seconds: 595 }, { due, seconds: 594 }])).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('is passed over when it was slept through', () => {
    expect(told([{ seconds: 700 }, { seconds: 400 }])).toEqual([null, null]);
  });
});
