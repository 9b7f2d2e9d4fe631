import { unavailable } from '../http/errors.ts';
import { countTurns } from './count-turns.ts';

interface Waiting {
  begin: () => void;
  reject: (error: Error) => void;
}

/** What waits of one member. */
interface Queue {
  waiting: Waiting[];
  /** The lower comes first. */
  rank: number;
}

/** Those of a party who wait, by member, and how many they are. */
interface Line {
  queues: Map<string, Queue>;
  size: number;
}

/** Whose turn it was comes last, or is gone. */
function putLast<T>(turns: Map<string, T>, name: string, value: T, isEmpty: boolean): void {
  turns.delete(name);
  if (!isEmpty) turns.set(name, value);
}

/** Where all are alike, the first of them. */
function firstOf<T>(entries: Iterable<[string, T]>, isBefore: (one: T, other: T) => boolean) {
  let found: [string, T] | undefined;
  for (const entry of entries) if (!found || isBefore(entry[1], found[1])) found = entry;
  return found;
}

const comesBefore = (one: Queue, other: Queue) => one.rank < other.rank;
/** Whoever has most waiting, and of those who have as many, whoever comes last. */
const isFurtherBack = (one: { length: number; rank: number }, other: { length: number; rank: number }) =>
  one.length > other.length || (one.length === other.length && one.rank > other.rank);
const sizeUp = ({ waiting: { length }, rank }: Queue) => ({ length, rank });

/**
 * Runs work of a kind, so many pieces at once. Of the others each party has one in turn, and of a party each member,
 * first those who had the fewest turns of late. So one who sends thousands does not keep the rest waiting, nor do
 * hundreds who come again and again keep out who comes seldom. Where too many wait already, the last of whoever has most
 * there is refused, or of those who come last: with a 503.
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
  const turns = countTurns();
  let running = 0;
  let queued = 0;

  const refusal = () => unavailable(undefined, retryAfter);

  function takeFirst(): Waiting | undefined {
    const [first] = lines;
    if (!first) return undefined;
    const [party, line] = first;
    const [member, queue] = firstOf(line.queues, comesBefore) ?? ['', { waiting: [], rank: 0 }];
    const next = queue.waiting.shift();
    queue.rank = turns.count(party, member);
    line.size -= 1;
    queued -= 1;
    putLast(line.queues, member, queue, queue.waiting.length === 0);
    putLast(lines, party, line, line.size === 0);
    return next;
  }

  /** Whose last gives way to one more of this member, in the party that has most; undefined where they come last themselves. */
  function whoGivesWay(party: string, member: string) {
    const own = lines.get(party);
    const most = firstOf(lines, (one, other) => one.size > other.size);
    const isOthers = most !== undefined && most[1].size > (own?.size ?? 0) + 1;
    const [name, line] = isOthers ? most : [party, own];
    const last = line && firstOf(line.queues, (one, other) => isFurtherBack(sizeUp(one), sizeUp(other)));
    if (!last) return undefined;
    const comer = {
      length: (own?.queues.get(member)?.waiting.length ?? 0) + 1,
      rank: turns.rankOf(party, member),
    };
    if (!isOthers && !isFurtherBack(sizeUp(last[1]), comer)) return undefined;
    return { party: name, line, member: last[0], queue: last[1] };
  }

  function makeRoomFor(party: string, member: string): void {
    const last = whoGivesWay(party, member);
    if (!last) throw refusal();
    last.queue.waiting.pop()?.reject(refusal());
    if (last.queue.waiting.length === 0) last.line.queues.delete(last.member);
    last.line.size -= 1;
    if (last.line.size === 0) lines.delete(last.party);
    queued -= 1;
  }

  function wait(party: string, member: string): Promise<void> {
    if (queued >= waiting) makeRoomFor(party, member);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = lines.get(party) ?? { queues: new Map<string, Queue>(), size: 0 };
    const queue = line.queues.get(member) ?? { waiting: [], rank: turns.rankOf(party, member) };
    queue.waiting.push({ begin: resolve, reject });
    line.queues.set(member, queue);
    line.size += 1;
    lines.set(party, line);
    queued += 1;
    return promise;
  }

  return {
    async run<T>(work: () => Promise<T>, party = '', member = ''): Promise<T> {
      if (running < atOnce) {
        running += 1;
        turns.count(party, member);
      } else await wait(party, member);
      try {
        return await work();
      } finally {
        // Its place goes to who is next.
        const next = takeFirst();
        if (next) next.begin();
        else running -= 1;
      }
    },

    /** Throws the 503 with which one more of this member would be refused now. */
    refuseWhereFull(party = '', member = ''): void {
      if (queued >= waiting && !whoGivesWay(party, member)) throw refusal();
    },
  };
}
