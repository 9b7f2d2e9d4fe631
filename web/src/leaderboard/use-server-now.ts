import { useEffect, useState } from 'react';

const STEP_MS = 10_000;

/** The server's time in milliseconds, from what it said at `heardAt` of this device's clock; on again every 10 s. */
export function useServerNow(said: string, heardAt: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(said) + Math.max(0, now - heardAt);
}
