import { describe, expect, it } from 'vitest';
import {
  acknowledge,
  EMPTY_QUEUE,
  type Entry,
  enqueue,
  inOrder,
  refuse,
  settleAgainst,
} from './save-queue.ts';

const entry = (question_id: string, seq: number, response: string | null = '1'): Entry => ({
  question_id,
  response,
  flagged: false,
  seq,
  answered_at: '2026-11-20T02:00:00.000Z',
});
const queueOf = (...entries: Entry[]) => entries.reduce(enqueue, EMPTY_QUEUE);

describe('the queue of unsaved answers', () => {
  it('returns the oldest changes first', () => {
    const queue = queueOf(entry('a', 3), entry('b', 1), entry('c', 2));
    expect(inOrder(queue).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
  it('keeps only the newest change of a question', () => {
    expect(inOrder(queueOf(entry('a', 1, '1'), entry('a', 2, '3')))).toEqual([entry('a', 2, '3')]);
  });
  it('removes acknowledged entries, but not a newer choice', () => {
    const sent = [entry('a', 1), entry('b', 2)];
    const queue = acknowledge(queueOf(...sent, entry('a', 3, '2')), sent);
    expect(inOrder(queue)).toEqual([entry('a', 3, '2')]);
  });
  it('moves a rejected entry to `refused` until the student chooses again', () => {
    const bad = entry('a', 1, '9');
    const refused = refuse(queueOf(bad), [bad]);
    expect(refused).toEqual({ waiting: {}, refused: { a: bad } });
    expect(enqueue(refused, entry('a', 2)).refused).toEqual({});
  });
  it('keeps a newer choice waiting when an older one is rejected', () => {
    const queue = refuse(queueOf(entry('a', 2)), [entry('a', 1, '9')]);
    expect(inOrder(queue)).toEqual([entry('a', 2)]);
  });
  it('drops entries if the server has the same or a newer one', () => {
    const stored = { response: '2', flagged: false };
    const queue = queueOf(entry('a', 4), entry('b', 4), entry('c', 4));
    const settled = settleAgainst(queue, { a: { ...stored, seq: 4 }, b: { ...stored, seq: 3 } });
    expect(Object.keys(settled.waiting)).toEqual(['b', 'c']);
  });
});
