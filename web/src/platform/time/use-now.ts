import { useEffect, useReducer } from 'react';
import { stored } from '../device-store/stored.ts';

const STEP_MS = 15_000;

/** The server's time in milliseconds, near enough to show; on again every quarter of a minute. */
export function useNow(): number {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const timer = setInterval(again, STEP_MS);
    return () => clearInterval(timer);
  }, []);
  // Read again in each render: an answer may have corrected the clock.
  return Date.now() + (stored.clockOffset.read() ?? 0) * 1000;
}
