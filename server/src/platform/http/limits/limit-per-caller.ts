import { rateLimited } from '../../errors.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs at most `atOnce` pieces of work at a time for each caller, and queues `waiting` more. Throws 429 if the caller's
 * queue is full. One caller does not delay the others. The count is per process.
 */
export function limitPerCaller({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const callers = new Map<string, { running: number; queue: (() => void)[] }>();

  return async function run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = callers.get(caller) ?? { running: 0, queue: [] };
    if (own.running < atOnce) {
      own.running += 1;
      callers.set(caller, own);
    } else if (own.queue.length < waiting) {
      await new Promise<void>((begin) => own.queue.push(begin));
    } else {
      throw rateLimited(RETRY_AFTER_SECONDS);
    }
    try {
      return await work();
    } finally {
      // The next piece takes over the place of this one, so `running` stays the same.
      const begin = own.queue.shift();
      if (begin) begin();
      else {
        own.running -= 1;
        if (own.running === 0) callers.delete(caller);
      }
    }
  };
}
