import { unavailable } from '../http/errors.ts';

/**
 * Runs work of a kind, so many pieces at once, the others in the order in which they came. Throws 503 where too many
 * wait already.
 */
export function fewAtOnce({
  atOnce,
  waiting,
  retryAfter,
}: {
  atOnce: number;
  waiting: number;
  retryAfter: number;
}) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) throw unavailable(undefined, retryAfter);
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
