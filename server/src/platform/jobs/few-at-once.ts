import { unavailable } from '../errors.ts';
import { countTurns } from './count-turns.ts';

interface Waiting {
  begin: () => void;
  reject: (error: Error) => void;
}

/** The waiting work of a party's rare members, or of its frequent members. */
interface Group {
  /** By member. The member with the next turn comes first. */
  queues: Map<string, Waiting[]>;
  /** Number of waiting pieces. */
  size: number;
  /** Weight of the group: its turns and places out of four, while both groups of the party have waiting work. */
  share: number;
}

/** The waiting work of a party. */
interface Line {
  rare: Group;
  frequent: Group;
  /** Turns of rare members since the last turn of a frequent one. */
  passed: number;
}

const newGroup = (share: number): Group => ({ queues: new Map(), size: 0, share });
const newLine = (): Line => ({ rare: newGroup(3), frequent: newGroup(1), passed: 0 });
const sizeOf = (line: Line | undefined) => (line ? line.rare.size + line.frequent.size : 0);

/** Moves an entry to the end after its turn, or removes it if it is empty. */
function putLast<T>(turns: Map<string, T>, name: string, value: T, isEmpty: boolean): void {
  turns.delete(name);
  if (!isEmpty) turns.set(name, value);
}

/** Returns the largest entry; the last of them if several are equally large. */
function largest<T>(entries: Iterable<[string, T]>, sizeOf: (one: T) => number): [string, T] | undefined {
  let found: [string, T] | undefined;
  for (const entry of entries) if (!found || sizeOf(entry[1]) >= sizeOf(found[1])) found = entry;
  return found;
}

/**
 * Runs at most `atOnce` pieces of work at a time, and queues up to `waiting` more.
 * - Parties take turns, and so do the members of a party. A member with thousands of pieces does not delay the others.
 * - In a party, rare members get three turns of four, and frequent members (`count-turns.ts`) get one.
 * - If the queue is full, the last piece of one member is rejected with 503 and `retryAfter` seconds. It is the member
 *   with the longest queue, in the party with the longest queue and its group with the highest use of its share.
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
  /** By party. The party with the next turn comes first. */
  const lines = new Map<string, Line>();
  const turns = countTurns();
  let running = 0;
  let queued = 0;

  const refusal = () => unavailable(undefined, retryAfter);

  function groupOf(line: Line, party: string, member: string): Group {
    return turns.isFrequent(party, member) ? line.frequent : line.rare;
  }

  function nextGroup(line: Line): Group {
    const { rare, frequent, passed } = line;
    const isFrequent = rare.size === 0 || (frequent.size > 0 && passed >= rare.share);
    line.passed = isFrequent ? 0 : passed + 1;
    return isFrequent ? frequent : rare;
  }

  function takeFirst(): Waiting | undefined {
    const [first] = lines;
    if (!first) return undefined;
    const [party, line] = first;
    const group = nextGroup(line);
    const [member, queue] = group.queues.entries().next().value ?? ['', []];
    const next = queue.shift();
    turns.count(party, member);
    putLast(group.queues, member, queue, queue.length === 0);
    group.size -= 1;
    queued -= 1;
    putLast(lines, party, line, sizeOf(line) === 0);
    return next;
  }

  /**
   * Finds the member whose last piece is rejected to make room for a new piece of the given member. Returns undefined
   * if the new piece itself must be rejected.
   */
  function findMemberToReject(party: string, member: string) {
    const own = lines.get(party);
    const most = largest(lines, sizeOf);
    const isOtherParty = most !== undefined && sizeOf(most[1]) > sizeOf(own) + 1;
    const [name, line] = isOtherParty ? most : [party, own];
    if (!line) return undefined;
    const joined = isOtherParty ? undefined : groupOf(line, party, member);
    const useOfShare = (group: Group) => (group.size + (group === joined ? 1 : 0)) / group.share;
    const group = useOfShare(line.frequent) > useOfShare(line.rare) ? line.frequent : line.rare;
    const last = largest(group.queues, ({ length }) => length);
    const ownLength = group === joined ? (group.queues.get(member)?.length ?? 0) + 1 : 0;
    if (!last || last[1].length <= ownLength) return undefined;
    return { party: name, line, group, member: last[0], queue: last[1] };
  }

  function makeRoomFor(party: string, member: string): void {
    const last = findMemberToReject(party, member);
    if (!last) throw refusal();
    last.queue.pop()?.reject(refusal());
    if (last.queue.length === 0) last.group.queues.delete(last.member);
    last.group.size -= 1;
    if (sizeOf(last.line) === 0) lines.delete(last.party);
    queued -= 1;
  }

  function wait(party: string, member: string): Promise<void> {
    if (queued >= waiting) makeRoomFor(party, member);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const line = lines.get(party) ?? newLine();
    const group = groupOf(line, party, member);
    const queue = group.queues.get(member) ?? [];
    queue.push({ begin: resolve, reject });
    group.queues.set(member, queue);
    group.size += 1;
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
        // The next piece takes over the place of this one, so `running` stays the same.
        const next = takeFirst();
        if (next) next.begin();
        else running -= 1;
      }
    },

    /** Throws 503 if a new piece of this member would be rejected now. */
    refuseWhereFull(party = '', member = ''): void {
      if (queued >= waiting && !findMemberToReject(party, member)) throw refusal();
    },
  };
}
