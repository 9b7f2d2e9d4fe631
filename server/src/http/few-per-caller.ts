import { fewAtOnce } from '../jobs/few-at-once.ts';
import { rateLimited } from './errors.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs work, so many pieces at once for each caller, so that one who asks again and again takes nobody else's turn.
 * Throws 429 where too many of theirs wait already. Counted in this process.
 */
export function fewPerCaller({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const underWay = new Map<string, { run: ReturnType<typeof fewAtOnce>; count: number }>();

  return async function run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = underWay.get(caller) ?? {
      run: fewAtOnce({
        atOnce,
        waiting,
        retryAfter: RETRY_AFTER_SECONDS,
        refuse: rateLimited,
      }),
      count: 0,
    };
    underWay.set(caller, own);
    own.count += 1;
    try {
      return await own.run(work);
    } finally {
      own.count -= 1;
      if (own.count === 0) underWay.delete(caller);
    }
  };
}
