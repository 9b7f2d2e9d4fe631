import { fewAtOnce } from '../jobs/few-at-once.ts';
import { rateLimited } from './errors.ts';

/** More than a person has under way, also with two browsers. */
const AT_ONCE = 4;
/** A script that sends the questions of an examination at once is let in, in turn. */
const WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

/**
 * Runs what is costly, so many at once for each caller, so that one who asks again and again takes nobody else's turn.
 * Throws 429 where too many of theirs wait already. Counted in this process.
 */
export function fewPerCaller() {
  const underWay = new Map<string, { run: ReturnType<typeof fewAtOnce>; count: number }>();

  return async function run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const own = underWay.get(caller) ?? {
      run: fewAtOnce({
        atOnce: AT_ONCE,
        waiting: WAITING,
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
