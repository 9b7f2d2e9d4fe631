import { useEffect, useState } from 'react';

const STEP_MS = 10_000;

/**
 * The server's time in milliseconds, from its time at `heardAt` of this device's clock. It advances every `stepMs`, 10
 * s by default.
 */
export function useServerNow(said: string, heardAt: number, stepMs = STEP_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return Date.parse(said) + Math.max(0, now - heardAt);
}
