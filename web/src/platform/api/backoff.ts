/**
 * Waiting before a repeat: exponential with full jitter, so that a class does not come back in one instant.
 */
export const FIRST_BACKOFF_MS = 500;
export const LAST_BACKOFF_MS = 15_000;

/** Milliseconds before repeat number `attempt` (from 0); `random` is in [0, 1). */
export function backoffMs(attempt: number, random: () => number): number {
  return random() * Math.min(LAST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(attempt, 10));
}

/** Resolves after `ms`, or at once when `signal` ends the wait. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}
