/**
 * Server time in the browser. Each reply's `now` is a reading that is exact to half its round trip. Between readings a
 * monotonic clock goes on, and each reading corrects it in both directions. The device's wall clock counts only without
 * a reading: after a sleep, and in a page opened offline. The first reading replaces it.
 */
export interface ServerClock {
  /** Milliseconds since 1970 by the server. */
  now(): number;
  /** The monotonic clock, to stamp when a request left. */
  mark(): number;
  /** Takes the `now` of a reply to a request that left at `sentAt` (a `mark`). */
  observe(serverNow: string, sentAt: number): void;
  /** Takes this for the server's time until there is a reading. */
  assume(serverNow: number): void;
}

interface Reading {
  /** Server time minus monotonic time. */
  offset: number;
  /** How far the offset may be from the truth. */
  error: number;
}

/** `monotonic` is `performance.now` in the browser. */
export function createServerClock(monotonic: () => number): ServerClock {
  let current: Reading | undefined;
  return {
    now: () => monotonic() + (current?.offset ?? 0),
    mark: monotonic,
    observe(serverNow, sentAt) {
      const receivedAt = monotonic();
      const error = Math.max((receivedAt - sentAt) / 2, 0);
      const offset = Date.parse(serverNow) - (sentAt + receivedAt) / 2;
      if (Number.isFinite(offset)) current = better(current, { offset, error });
    },
    assume(serverNow) {
      current = { offset: serverNow - monotonic(), error: Number.POSITIVE_INFINITY };
    },
  };
}

/**
 * A slow reply that agrees with a sharper reading keeps that one; one that contradicts it (after sleep)
 * replaces it.
 */
function better(known: Reading | undefined, fresh: Reading): Reading {
  if (!known) return fresh;
  const agrees = Math.abs(fresh.offset - known.offset) <= fresh.error;
  return agrees && known.error < fresh.error ? known : fresh;
}
