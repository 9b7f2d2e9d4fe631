import type { Actor } from '../audit/actor.ts';
import { badRequest } from '../http/errors.ts';
import { fewAtOnce } from '../jobs/few-at-once.ts';
import { siteOf } from './network-of.ts';

const { run } = fewAtOnce({ atOnce: 3, waiting: 2000, retryAfter: 5 });

/** Whoever floods one of them does not hold up the others: nobody can make further kinds, as they can logins and links. */
type Kind = 'login' | 'link' | 'mail' | 'registration';

/**
 * For what somebody who is not logged in has the database do: few pieces at once, of each address one in turn, and there
 * of each kind. A flood of it then waits here, and not before every connection to the database, where those who are
 * logged in wait as well. Who has hung up by then takes no turn. Counted in this process.
 */
export const inStrangersTurn = <T>(
  kind: Kind,
  actor: Pick<Actor, 'address' | 'hasLeft'>,
  work: () => Promise<T>,
): Promise<T> =>
  run(
    async () => {
      if (actor.hasLeft?.()) throw badRequest();
      return work();
    },
    siteOf(actor),
    kind,
  );
