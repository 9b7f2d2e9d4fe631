import { useEffect, useRef, useState } from 'react';

/** Minutes before the end at which the remaining time is said, once each. */
const MARKS = [10, 5, 1];
const MINUTE = 60;
const SHOWN_SECONDS = 30;

/**
 * The mark that lies between two looks at the time, both in seconds before the same end. A mark that the page slept
 * through is skipped. So is a mark from before the page was opened: a student who reloads has heard it.
 */
export function passedMark(before: number, now: number): number | undefined {
  return MARKS.find(
    (mark) => before > mark * MINUTE && now <= mark * MINUTE && now > mark * MINUTE - SHOWN_SECONDS,
  );
}

/** The minutes to be told now. Another end, of the next section or by more time, has its own warnings. */
export function useTimeWarning(due: number, seconds: number): number | null {
  const [told, setTold] = useState<{ due: number; mark: number } | null>(null);
  const before = useRef({ due, seconds });

  useEffect(() => {
    const last = before.current;
    before.current = { due, seconds };
    if (last.due !== due) return;
    const mark = passedMark(last.seconds, seconds);
    // A clock that was set back does not say it again.
    if (mark !== undefined)
      setTold((known) => (known?.due === due && known.mark <= mark ? known : { due, mark }));
  }, [due, seconds]);

  const isShown =
    told?.due === due && seconds <= told.mark * MINUTE && seconds > told.mark * MINUTE - SHOWN_SECONDS;
  return isShown ? told.mark : null;
}
