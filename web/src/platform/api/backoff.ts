/** Delays between retries: exponential with full jitter, so that a class does not retry at the same moment. */
export const FIRST_BACKOFF_MS = 500;
export const LAST_BACKOFF_MS = 15_000;

/** Returns the milliseconds before retry number `attempt` (from 0); `random` returns a number in [0, 1). */
export function backoffMs(attempt: number, random: () => number): number {
  return random() * Math.min(LAST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** Math.min(attempt, 10));
}

/** Resolves after `ms`, or as soon as `signal` is aborted. */
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
