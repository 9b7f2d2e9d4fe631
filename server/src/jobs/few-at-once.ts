import { unavailable } from '../http/errors.ts';

/**
 * Runs work of a kind, so many pieces at once, the others in the order in which they came. Throws where too many wait
 * already: 503, or what `refuse` makes of the seconds after which to come again.
 */
export function fewAtOnce({
  atOnce,
  waiting,
  retryAfter,
  refuse = (seconds) => unavailable(undefined, seconds),
}: {
  atOnce: number;
  waiting: number;
  retryAfter: number;
  refuse?: (seconds: number) => Error;
}) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) throw refuse(retryAfter);
      await new Promise<void>((begin) => queue.push(begin));
    }
    try {
      return await work();
    } finally {
      // Its place goes to who has waited longest.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
