import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entry } from './save-queue.ts';
import { countWithin } from './save-queue.ts';
import {
  type Batch,
  createSaveSender,
  POSITION_DELAY_MS,
  type Sent,
  TYPING_LIMIT_MS,
  WRITING_PAUSE_MS,
} from './save-sender.ts';

/** Returns a sender for a plain list. The test resolves its requests with `answer`. */
function aSender() {
  let waiting: Entry[] = [];
  let hasMoved = false;
  const sent: Batch[] = [];
  const answers: ((outcome: Sent) => void)[] = [];
  const givenUp: Batch[] = [];
  const drop = (batch: Batch) => {
    waiting = waiting.filter((entry) => !batch.answers.includes(entry));
  };
  const sender = createSaveSender({
    next: (limit) =>
      waiting.length > 0 || hasMoved
        ? { answers: waiting.slice(0, limit), position: hasMoved ? { section: 0, question: 1 } : undefined }
        : undefined,
    send: (batch) => {
      sent.push(batch);
      return new Promise((resolve) =>
        answers.push((outcome) => {
          if (outcome === 'saved') {
            drop(batch);
            hasMoved = false;
          }
          resolve(outcome);
        }),
      );
    },
    giveUp: (batch) => {
      givenUp.push(batch);
      drop(batch);
    },
    random: () => 0.999,
    schedule: (task, ms) => {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  });
  return {
    sender,
    givenUp,
    seqs: () => sent.map((batch) => batch.answers.map(({ seq }) => seq)),
    choose(seq: number, what: 'answer' | 'written' = 'answer') {
      const answered_at = '2026-11-20T02:00:00.000Z';
      waiting.push({ question_id: `q${seq}`, response: '1', flagged: false, seq, answered_at });
      sender.changed(what);
    },
    move() {
      hasMoved = true;
      sender.changed('position');
    },
    async answer(outcome: Sent) {
      answers.shift()?.(outcome);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sending waiting answers', () => {
  it('has one request in flight, and batches later changes into the next', async () => {
    const { choose, answer, seqs } = aSender();
    choose(1);
    choose(2);
    choose(3);
    expect(seqs()).toEqual([[1]]);
    await answer('saved');
    expect(seqs()).toEqual([[1], [2, 3]]);
  });

  it('waits until two seconds after the last key of an essay, unless another answer is given', async () => {
    const { choose, answer, seqs } = aSender();
    choose(1, 'written');
    await vi.advanceTimersByTimeAsync(WRITING_PAUSE_MS - 1);
    choose(2, 'written');
    await vi.advanceTimersByTimeAsync(WRITING_PAUSE_MS - 1);
    expect(seqs()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seqs()).toEqual([[1, 2]]);
    await answer('saved');
    choose(3, 'written');
    choose(4);
    expect(seqs()).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('waits at most ten seconds for an essay that is written without a pause', async () => {
    const { choose, answer, seqs } = aSender();
    const keys = (from: number) => Array.from({ length: 10 }, (_, index) => from + index);
    for (const round of [0, 1]) {
      for (const seq of keys(10 * round)) {
        choose(seq, 'written');
        await vi.advanceTimersByTimeAsync(TYPING_LIMIT_MS / 10 - (seq % 10 === 9 ? 1 : 0));
      }
      expect(seqs()).toHaveLength(round);
      await vi.advanceTimersByTimeAsync(1);
      expect(seqs().at(-1)).toEqual(keys(10 * round));
      await answer('saved');
    }
    await vi.advanceTimersByTimeAsync(TYPING_LIMIT_MS);
    expect(seqs()).toHaveLength(2);
  });

  it('counts the bytes of texts, which a request at the end of a page limits', () => {
    const entry = (response: string) => ({
      question_id: 'q',
      response,
      flagged: false,
      seq: 1,
      answered_at: '2026-11-20T02:00:00.000Z',
    });
    expect(countWithin([entry('a'.repeat(15_000)), entry('a'.repeat(15_000))], 48_000)).toBe(2);
    expect(countWithin([entry('語'.repeat(15_000)), entry('語'.repeat(15_000))], 48_000)).toBe(1);
    expect(countWithin([entry('語'.repeat(20_000))], 48_000)).toBe(1);
  });

  it('retries after a failure with a growing delay of at most 15 s', async () => {
    const { choose, answer, seqs } = aSender();
    choose(1);
    for (const wait of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = seqs().length;
      await answer('retry');
      await vi.advanceTimersByTimeAsync(wait * 0.99);
      expect(seqs()).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(wait * 0.01);
      expect(seqs()).toHaveLength(before + 1);
    }
  });

  it('does not retry earlier because of another choice, but includes it', async () => {
    const { choose, answer, seqs } = aSender();
    choose(1);
    await answer('retry');
    choose(2);
    expect(seqs()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(seqs()).toEqual([[1], [1, 2]]);
  });

  it('retries at once when the connection returns', async () => {
    const { sender, choose, answer, seqs } = aSender();
    choose(1);
    for (let failure = 0; failure < 3; failure++) {
      await answer('retry');
      sender.retryNow();
    }
    expect(seqs()).toHaveLength(4);
  });

  it('delays a change of position, and sends it with an answer if one comes first', async () => {
    const { choose, move, answer, seqs } = aSender();
    move();
    await vi.advanceTimersByTimeAsync(POSITION_DELAY_MS - 10);
    expect(seqs()).toEqual([]);
    choose(1);
    expect(seqs()).toEqual([[1]]);
    await answer('saved');
    await vi.advanceTimersByTimeAsync(POSITION_DELAY_MS * 2);
    expect(seqs()).toEqual([[1]]);
  });

  it('sends answers one by one after a rejection, and gives up only the invalid one', async () => {
    const { choose, answer, seqs, givenUp } = aSender();
    choose(1);
    choose(2);
    choose(3);
    choose(4);
    await answer('saved');
    await answer('refused');
    await answer('saved');
    await answer('refused');
    await answer('saved');
    expect(seqs()).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
    expect(givenUp.map(({ answers }) => answers.map(({ seq }) => seq))).toEqual([[3]]);
  });

  it('stops when the session has ended, and retries with the next choice', async () => {
    const { choose, answer, seqs } = aSender();
    choose(1);
    await answer('halted');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seqs()).toHaveLength(1);
    choose(2);
    expect(seqs()).toEqual([[1], [1, 2]]);
  });

  it('resolves a flush with true once the queue is empty', async () => {
    const { sender, choose, answer } = aSender();
    choose(1);
    choose(2);
    const flushed = sender.flush();
    await answer('saved');
    await answer('saved');
    await expect(flushed).resolves.toBe(true);
  });

  it('resolves a flush with false at the first failure', async () => {
    const { sender, choose, answer } = aSender();
    choose(1);
    const flushed = sender.flush();
    await answer('retry');
    await expect(flushed).resolves.toBe(false);
  });

  it('sends everything again when the page is left, even with a request in flight', () => {
    const { sender, choose, seqs } = aSender();
    choose(1);
    choose(2);
    sender.leave();
    expect(seqs()).toEqual([[1], [1, 2]]);
  });
});
