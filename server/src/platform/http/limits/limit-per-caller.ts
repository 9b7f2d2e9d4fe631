import { rateLimited } from '../../errors.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs a few pieces of work at once for each caller, so that one caller does not delay the others. The next ones wait
 * in a queue. Throws 429 where the caller's queue is full. Counted in this process.
 */
export function limitPerCaller({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const callers = new Map<string, { running: number; line: (() => void)[] }>();

  return async function run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = callers.get(caller) ?? { running: 0, line: [] };
    if (own.running < atOnce) {
      own.running += 1;
      callers.set(caller, own);
    } else if (own.line.length < waiting) {
      await new Promise<void>((begin) => own.line.push(begin));
    } else {
      throw rateLimited(RETRY_AFTER_SECONDS);
    }
    try {
      return await work();
    } finally {
      // The next one in the queue takes its place.
      const begin = own.line.shift();
      if (begin) begin();
      else {
        own.running -= 1;
        if (own.running === 0) callers.delete(caller);
      }
    }
  };
}
