import { useEffect, useReducer } from 'react';
import { stored } from '../device-store/stored.ts';

const STEP_MS = 15_000;

/** Returns the server's time in milliseconds, accurate to about a minute. Renders again every 15 s. */
export function useNow(): number {
  const [, rerender] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const timer = setInterval(rerender, STEP_MS);
    return () => clearInterval(timer);
  }, []);
  // The offset is read in each render, because a reply of the server may have changed it.
  return Date.now() + (stored.clockOffset.read() ?? 0) * 1000;
}
