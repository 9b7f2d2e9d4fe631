/**
 * Queue of changes that the server has not acknowledged. An entry leaves `waiting` only when the server acknowledges it
 * or rejects it permanently. A newer choice replaces an older one that is not acknowledged.
 */
import type { LateEntry, StoredAnswer } from '@lulus/contract';

/** A change with all fields of the answer, so that one entry can restore it. `answered_at` is in server time. */
export type Entry = Required<Omit<LateEntry, 'option'>>;

export interface SaveQueue {
  /** The newest unacknowledged entry of each question. */
  waiting: Readonly<Record<string, Entry>>;
  /** Entries that the server rejected permanently. The student still sees them. */
  refused: Readonly<Record<string, Entry>>;
}

export const EMPTY_QUEUE: SaveQueue = { waiting: {}, refused: {} };

export function enqueue(queue: SaveQueue, entry: Entry): SaveQueue {
  return {
    waiting: { ...queue.waiting, [entry.question_id]: entry },
    refused: without(queue.refused, [entry.question_id]),
  };
}

/** Returns the waiting entries, oldest first. */
export function inOrder(queue: SaveQueue): Entry[] {
  return Object.values(queue.waiting).sort((a, b) => a.seq - b.seq);
}

const encoder = new TextEncoder();

/** Returns how many of the first entries have at most `max` bytes as JSON together; at least one. */
export function countWithin(entries: readonly Entry[], max: number): number {
  let length = 0;
  const over = entries.findIndex((entry) => {
    length += encoder.encode(JSON.stringify(entry)).length;
    return length > max;
  });
  return over === -1 ? entries.length : Math.max(1, over);
}

/** Removes acknowledged entries. A newer choice stays. */
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

/** Moves rejected entries from `waiting` to `refused`. A newer choice stays waiting. */
export function refuse(queue: SaveQueue, sent: readonly Entry[]): SaveQueue {
  const current = sent.filter(({ question_id, seq }) => queue.waiting[question_id]?.seq === seq);
  const ids = current.map(({ question_id }) => question_id);
  return {
    waiting: without(queue.waiting, ids),
    refused: { ...queue.refused, ...Object.fromEntries(current.map((entry) => [entry.question_id, entry])) },
  };
}

/** Largest credible distance between a waiting `seq` and the highest on the server. */
const FAR_AHEAD = 500_000;

/**
 * Returns the entry with its `seq` limited, so that later choices can exceed it even if the stored `seq` is spoilt.
 */
export function withinReach(entry: Entry, stored: Readonly<Record<string, StoredAnswer>>): Entry {
  return { ...entry, seq: Math.min(entry.seq, highestSeq(stored) + FAR_AHEAD) };
}

/** Drops entries whose `seq` is not higher than the server's. */
export function settleAgainst(queue: SaveQueue, stored: Readonly<Record<string, StoredAnswer>>): SaveQueue {
  return { waiting: newerThan(queue.waiting, stored), refused: newerThan(queue.refused, stored) };
}

/** Merges two queues. For each question, the entry with the higher `seq` wins. */
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

/** Merges two records by question. The value with the higher `seq` wins. */
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
