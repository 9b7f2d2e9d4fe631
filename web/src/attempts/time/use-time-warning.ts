import { useEffect, useRef, useState } from 'react';

/** Minutes before the end at which the remaining time is announced, once each. */
const MARKS = [10, 5, 1];
const MINUTE = 60;
const SHOWN_SECONDS = 30;

/**
 * Returns the mark between two checks of the time, in minutes. `before` and `now` are seconds before the same end. Skips
 * a mark more than `SHOWN_SECONDS` ago, for example during sleep.
 */
export function passedMark(before: number, now: number): number | undefined {
  return MARKS.find(
    (mark) => before > mark * MINUTE && now <= mark * MINUTE && now > mark * MINUTE - SHOWN_SECONDS,
  );
}

/** Returns the minutes to announce now, or null. Another end (a next section, more time) has its own warnings. */
export function useTimeWarning(due: number, seconds: number): number | null {
  const [warning, setWarning] = useState<{ due: number; mark: number } | null>(null);
  const before = useRef({ due, seconds });

  useEffect(() => {
    const last = before.current;
    before.current = { due, seconds };
    if (last.due !== due) return;
    const mark = passedMark(last.seconds, seconds);
    // After the clock was set back, a mark is not announced again.
    if (mark !== undefined)
      setWarning((known) => (known?.due === due && known.mark <= mark ? known : { due, mark }));
  }, [due, seconds]);

  const isShown =
    warning?.due === due &&
    seconds <= warning.mark * MINUTE &&
    seconds > warning.mark * MINUTE - SHOWN_SECONDS;
  return isShown ? warning.mark : null;
}
