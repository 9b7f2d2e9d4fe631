import { badRequest } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { siteOf } from '../../platform/http/requests/network-of.ts';
import { fewAtOnce } from '../../platform/jobs/few-at-once.ts';

const { run } = fewAtOnce({ atOnce: 3, waiting: 2000, retryAfter: 5 });

/** Each kind has its own queue, so a flood of one kind does not delay the others. */
type Kind = 'login' | 'link' | 'mail' | 'registration';

/**
 * Queues database work for clients without a session. Three run at once per process. The queue is fair between
 * addresses, and between kinds within an address. So a flood waits here instead of using up the database connections.
 * Throws 400 if the client has disconnected, and 503 if the queue is full.
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
