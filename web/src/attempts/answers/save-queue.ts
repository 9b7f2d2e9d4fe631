/**
 * What the server does not hold yet. An entry leaves `waiting` in two ways only: it was acknowledged, or it
 * was refused for good. A newer choice takes the place of an older one that has not been acknowledged.
 */
import type { LateEntry, StoredAnswer } from '@lulus/contract';

/** A change: always whole, so that one entry alone can restore the answer, with the server's time of the choice. */
export type Entry = Required<LateEntry>;

export interface SaveQueue {
  /** The newest unacknowledged entry of each question. */
  waiting: Readonly<Record<string, Entry>>;
  /** Entries that the server will never take, kept so that the student sees them. */
  refused: Readonly<Record<string, Entry>>;
}

export const EMPTY_QUEUE: SaveQueue = { waiting: {}, refused: {} };

export function enqueue(queue: SaveQueue, entry: Entry): SaveQueue {
  return {
    waiting: { ...queue.waiting, [entry.question_id]: entry },
    refused: without(queue.refused, [entry.question_id]),
  };
}

/** The oldest changes first. */
export function inOrder(queue: SaveQueue): Entry[] {
  return Object.values(queue.waiting).sort((a, b) => a.seq - b.seq);
}

/** Takes out what was acknowledged; a choice made since then stays. */
export function acknowledge(queue: SaveQueue, sent: readonly Entry[]): SaveQueue {
  const done = sent.filter(({ question_id, seq }) => isAtMost(queue.waiting[question_id], seq));
  return {
    ...queue,
    waiting: without(
      queue.waiting,
      done.map(({ question_id }) => question_id),
    ),
  };
}

/** Sets aside what was refused; a choice made since then stays waiting. */
export function refuse(queue: SaveQueue, sent: readonly Entry[]): SaveQueue {
  const current = sent.filter(({ question_id, seq }) => queue.waiting[question_id]?.seq === seq);
  const ids = current.map(({ question_id }) => question_id);
  return {
    waiting: without(queue.waiting, ids),
    refused: { ...queue.refused, ...Object.fromEntries(current.map((entry) => [entry.question_id, entry])) },
  };
}

/** No device comes so far beyond what the server has. */
const FAR_AHEAD = 500_000;

/**
 * The entry, with a `seq` that later choices can exceed. Another person at this device may have stored the highest
 * possible `seq`, which no choice can exceed.
 */
export function withinReach(entry: Entry, stored: Readonly<Record<string, StoredAnswer>>): Entry {
  return { ...entry, seq: Math.min(entry.seq, highestSeq(stored) + FAR_AHEAD) };
}

/** Drops what the server's own entry equals or outdates. */
export function settleAgainst(queue: SaveQueue, stored: Readonly<Record<string, StoredAnswer>>): SaveQueue {
  return { waiting: newerThan(queue.waiting, stored), refused: newerThan(queue.refused, stored) };
}

/** Of each question the entry with the higher `seq`. */
export function mergeQueues(first: SaveQueue, second: SaveQueue): SaveQueue {
  return {
    waiting: newerOf(first.waiting, second.waiting),
    refused: newerOf(first.refused, second.refused),
  };
}

export function countWaiting(queue: SaveQueue): number {
  return Object.keys(queue.waiting).length;
}

export function highestSeq(entries: Readonly<Record<string, { seq: number }>>): number {
  return Object.values(entries).reduce((highest, { seq }) => Math.max(highest, seq), 0);
}

function newerThan(
  entries: Readonly<Record<string, Entry>>,
  stored: Readonly<Record<string, StoredAnswer>>,
): Record<string, Entry> {
  return Object.fromEntries(
    Object.entries(entries).filter(([questionId, { seq }]) => seq > (stored[questionId]?.seq ?? 0)),
  );
}

/** Of each question what has the higher `seq`. */
export function newerOf<T extends { seq: number }>(
  first: Readonly<Record<string, T>>,
  second: Readonly<Record<string, T>>,
): Record<string, T> {
  const newer = Object.entries(second).filter(([questionId, { seq }]) => seq > (first[questionId]?.seq ?? 0));
  return { ...first, ...Object.fromEntries(newer) };
}

function isAtMost(entry: Entry | undefined, seq: number): boolean {
  return entry !== undefined && entry.seq <= seq;
}

function without<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
