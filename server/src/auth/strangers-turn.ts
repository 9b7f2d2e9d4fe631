import { fewAtOnce } from '../jobs/few-at-once.ts';

/**
 * For what somebody who is not logged in has the database do: few pieces at once, and of each address one in turn. A flood
 * of it then waits here, and not before every connection to the database, where those who are logged in wait as well.
 * Counted in this process.
 */
export const { run: inStrangersTurn } = fewAtOnce({ atOnce: 3, waiting: 2000, retryAfter: 5 });
