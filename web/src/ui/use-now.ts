import { useEffect, useState } from 'react';
import { stored } from '../session/stored.ts';

const STEP_MS = 15_000;

/** The server's time in milliseconds, near enough to show; on again every quarter of a minute. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function serverNow(): number {
  return Date.now() + (stored.clockOffset.read() ?? 0) * 1000;
}
