import { unavailable } from '../http/errors.ts';

interface Waiting {
  begin: () => void;
  reject: (error: Error) => void;
}

/** Those of a party who wait, by member, and how many they are. */
interface Line {
  queues: Map<string, Waiting[]>;
  size: number;
}

/** Who is next in a map of turns comes last in it afterwards. */
function putLast<T>(turns: Map<string, T>, name: string, value: T, isEmpty: boolean): void {
  turns.delete(name);
  if (!isEmpty) turns.set(name, value);
}

function longest<T>(turns: Map<string, T>, sizeOf: (one: T) => number): [string, T] | undefined {
  let found: [string, T] | undefined;
  for (const one of turns) if (!found || sizeOf(one[1]) > sizeOf(found[1])) found = one;
  return found;
}

/**
 * Runs work of a kind, so many pieces at once. Of the others each party has one in turn, and of a party each member, in the
 * order in which its own came, so that one who sends thousands does not keep the rest waiting. Where too many wait
 * already, the last of whoever has most there is refused: with a 503.
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
  const lines = new Map<string, Line>();
  let running = 0;
  let queued = 0;

  const refusal = () => unavailable(undefined, retryAfter);

  function takeFirst(): Waiting | undefined {
    const [first] = lines;
    if (!first) return undefined;
    const [party, line] = first;
    const [[member, queue] = ['', []]] = line.queues;
    const next = queue.shift();
    putLast(line.queues, member, queue, queue.length === 0);
    line.size -= 1;
    putLast(lines, party, line, line.size === 0);
    queued -= 1;
    return next;
  }

  /** Refuses the last of the member that has most, of the party that has most, or whoever comes where nobody has more. */
  function makeRoomFor(party: string, member: string): void {
    const own = lines.get(party);
    const most = longest(lines, ({ size }) => size);
    const isOthers = most !== undefined && most[1].size > (own?.size ?? 0) + 1;
    const [name, line] = isOthers ? most : [party, own];
    const [of, queue] = (line && longest(line.queues, ({ length }) => length)) ?? ['', []];
    const ownLength = line?.queues.get(member)?.length ?? 0;
    if (!line || (!isOthers && queue.length <= ownLength + 1)) throw refusal();
    queue.pop()?.reject(refusal());
    if (queue.length === 0) line.queues.delete(of);
    line.size -= 1;
    if (line.size === 0) lines.delete(name);
    queued -= 1;
  }

  function wait(party: string, member: string): Promise<void> {
    if (queued >= waiting) makeRoomFor(party, member);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = lines.get(party) ?? { queues: new Map<string, Waiting[]>(), size: 0 };
    const queue = line.queues.get(member) ?? [];
    queue.push({ begin: resolve, reject });
    line.queues.set(member, queue);
    line.size += 1;
    lines.set(party, line);
    queued += 1;
    return promise;
  }

  return async function run<T>(work: () => Promise<T>, party = '', member = ''): Promise<T> {
    if (running < atOnce) running += 1;
    else await wait(party, member);
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
