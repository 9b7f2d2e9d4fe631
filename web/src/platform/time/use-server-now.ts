import { useEffect, useState } from 'react';

const STEP_MS = 10_000;

/**
 * Returns the server's time in milliseconds, given its time when this device's clock was at `heardAt` (milliseconds).
 * Renders again every `stepMs`, 10 s by default.
 */
export function useServerNow(serverTime: string, heardAt: number, stepMs = STEP_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return Date.parse(serverTime) + Math.max(0, now - heardAt);
}
