import { badRequest } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { siteOf } from '../../platform/http/requests/network-of.ts';
import { fewAtOnce } from '../../platform/jobs/few-at-once.ts';

const { run } = fewAtOnce({ atOnce: 3, waiting: 2000, retryAfter: 5 });

/** A flood of one kind does not delay the others. The kinds are fixed, while a client can invent logins and links. */
type Kind = 'login' | 'link' | 'mail' | 'registration';

/**
 * For database work on behalf of a client that is not logged in. Few pieces run at once; addresses take turns, and
 * within an address the kinds do. So a flood waits here, and not for the database connections that logged-in people
 * need. A client that has hung up takes no turn. Counted in this process.
 */
export const limitAnonymousWork = <T>(
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
