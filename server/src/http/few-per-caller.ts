import { rateLimited } from './errors.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs work, so many pieces at once for each caller, so that one who asks again and again takes nobody else's turn; the
 * next ones wait in a line. Throws 429 where too many of theirs wait already. Counted in this process.
 */
export function fewPerCaller({ atOnce, waiting }: { atOnce: number; waiting: number }) {
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
      // Its place goes to who is next.
      const begin = own.line.shift();
      if (begin) begin();
      else {
        own.running -= 1;
        if (own.running === 0) callers.delete(caller);
      }
    }
  };
}
