import { unavailable } from '../http/errors.ts';

interface Waiting {
  begin: () => void;
  reject: (error: Error) => void;
}

/**
 * Runs work of a kind, so many pieces at once. Of the others each party has one in turn, in the order in which its own
 * came, so that one who sends thousands does not keep the rest waiting. Where too many wait already, the last of whoever
 * has most there is refused: with a 503.
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
  /** By party, and the party whose turn it is first. */
  const queues = new Map<string, Waiting[]>();
  let running = 0;
  let queued = 0;

  const refusal = () => unavailable(undefined, retryAfter);

  function takeFirst(): Waiting | undefined {
    const [first] = queues;
    if (!first) return undefined;
    const [party, queue] = first;
    const next = queue.shift();
    queues.delete(party);
    if (queue.length > 0) queues.set(party, queue);
    queued -= 1;
    return next;
  }

  function makeRoomFor(party: string): void {
    const [most = '', longest = []] = [...queues].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    if (longest.length <= (queues.get(party)?.length ?? 0) + 1) throw refusal();
    longest.pop()?.reject(refusal());
    if (longest.length === 0) queues.delete(most);
    queued -= 1;
  }

  function wait(party: string): Promise<void> {
    if (queued >= waiting) makeRoomFor(party);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const queue = queues.get(party) ?? [];
    queue.push({ begin: resolve, reject });
    queues.set(party, queue);
    queued += 1;
    return promise;
  }

  return async function run<T>(work: () => Promise<T>, party = ''): Promise<T> {
    if (running < atOnce) running += 1;
    else await wait(party);
    try {
      return await work();
    } finally {
      // Its place goes to who is next.
      const next = takeFirst();
      if (next) next.begin();
      else running -= 1;
    }
  };
}
