/**
 * Server time in the browser. Each reply's `now` is a reading with an error of at most half the round trip. Between
 * readings, a monotonic clock continues the time. Each reading can correct it in both directions. The device's wall
 * clock is used only without a reading: after sleep, and in a page opened offline. The next reading replaces it.
 */
export interface ServerClock {
  /** Returns the server's time in milliseconds since 1970. */
  now(): number;
  /** Returns the monotonic time in milliseconds, as the send time of a request. */
  mark(): number;
  /** Adds a reading: the `now` of a reply to a request sent at `sentAt` (from `mark`). */
  observe(serverNow: string, sentAt: number): void;
  /** Sets the server's time until the next reading. */
  assume(serverNow: number): void;
}

interface Reading {
  /** Server time minus monotonic time, in milliseconds. */
  offset: number;
  /** Largest possible error of the offset, in milliseconds. */
  error: number;
}

/** Creates a clock. `monotonic` is `performance.now` in the browser. */
export function createServerClock(monotonic: () => number): ServerClock {
  let current: Reading | undefined;
  return {
    now: () => monotonic() + (current?.offset ?? 0),
    mark: monotonic,
    observe(serverNow, sentAt) {
      const receivedAt = monotonic();
      const error = Math.max((receivedAt - sentAt) / 2, 0);
      const offset = Date.parse(serverNow) - (sentAt + receivedAt) / 2;
      if (Number.isFinite(offset)) current = chooseReading(current, { offset, error });
    },
    assume(serverNow) {
      current = { offset: serverNow - monotonic(), error: Number.POSITIVE_INFINITY };
    },
  };
}

/**
 * Returns the reading to use. A less exact new reading replaces the known one only if they contradict, as after sleep.
 */
function chooseReading(known: Reading | undefined, fresh: Reading): Reading {
  if (!known) return fresh;
  const agrees = Math.abs(fresh.offset - known.offset) <= fresh.error;
  return agrees && known.error < fresh.error ? known : fresh;
}
