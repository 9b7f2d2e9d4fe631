import { unavailable } from '../errors.ts';
import { countTurns } from './count-turns.ts';

interface Waiting {
  begin: () => void;
  reject: (error: Error) => void;
}

/** The waiting work of a party's rare members, or of its frequent ones, by member. */
interface Group {
  queues: Map<string, Waiting[]>;
  size: number;
  /** How many of four turns, and of four places, they have where there are others. */
  share: number;
}

/** What waits of a party. */
interface Line {
  seldom: Group;
  often: Group;
  /** How many turns of rare members have passed since the last turn of a frequent one. */
  passed: number;
}

const newGroup = (share: number): Group => ({ queues: new Map(), size: 0, share });
const newLine = (): Line => ({ seldom: newGroup(3), often: newGroup(1), passed: 0 });
const sizeOf = (line: Line | undefined) => (line ? line.seldom.size + line.often.size : 0);

/** Whose turn it was comes last, or is gone. */
function putLast<T>(turns: Map<string, T>, name: string, value: T, isEmpty: boolean): void {
  turns.delete(name);
  if (!isEmpty) turns.set(name, value);
}

/** Of those that are alike, the last. */
function largest<T>(entries: Iterable<[string, T]>, sizeOf: (one: T) => number): [string, T] | undefined {
  let found: [string, T] | undefined;
  for (const entry of entries) if (!found || sizeOf(entry[1]) >= sizeOf(found[1])) found = entry;
  return found;
}

/**
 * Runs a few pieces of work of a kind at once; parties take turns for the rest. Within a party, members who came
 * seldom lately have three turns of four, and members take turns. So one member with thousands of pieces does not
 * delay the others. Frequent members do not block rare ones, and still get turns themselves. When the queue is full,
 * the last piece of the largest share is refused with a 503.
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
  /** By party, the party with the next turn first. */
  const lines = new Map<string, Line>();
  const turns = countTurns();
  let running = 0;
  let queued = 0;

  const refusal = () => unavailable(undefined, retryAfter);

  function groupOf(line: Line, party: string, member: string): Group {
    return turns.comesOften(party, member) ? line.often : line.seldom;
  }

  function nextGroup(line: Line): Group {
    const { seldom, often, passed } = line;
    const isOften = seldom.size === 0 || (often.size > 0 && passed >= seldom.share);
    line.passed = isOften ? 0 : passed + 1;
    return isOften ? often : seldom;
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
   * The member whose last piece is refused for one more of this member, in the party with most waiting. Undefined
   * where this member's own would be refused.
   */
  function whoGivesWay(party: string, member: string) {
    const own = lines.get(party);
    const most = largest(lines, sizeOf);
    const isOthers = most !== undefined && sizeOf(most[1]) > sizeOf(own) + 1;
    const [name, line] = isOthers ? most : [party, own];
    if (!line) return undefined;
    const joined = isOthers ? undefined : groupOf(line, party, member);
    const overShare = (group: Group) => (group.size + (group === joined ? 1 : 0)) / group.share;
    const group = overShare(line.often) > overShare(line.seldom) ? line.often : line.seldom;
    const last = largest(group.queues, ({ length }) => length);
    const ownLength = group === joined ? (group.queues.get(member)?.length ?? 0) + 1 : 0;
    if (!last || last[1].length <= ownLength) return undefined;
    return { party: name, line, group, member: last[0], queue: last[1] };
  }

  function makeRoomFor(party: string, member: string): void {
    const last = whoGivesWay(party, member);
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
        // The next one takes its place.
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
