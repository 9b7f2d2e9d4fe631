/**
 * Sends waiting changes, one request at a time. Changes during a request go into the next. A failed request is retried
 * with exponential backoff and jitter. The sender stores no answers: `next` reads them from the state, so a retry always
 * has the newest.
 */
import type { PlayPosition } from '@lulus/contract';
import { backoffMs } from '../../platform/api/backoff.ts';
import type { Position } from '../paper/paper.ts';
import type { Entry } from './save-queue.ts';

export interface Batch {
  answers: Entry[];
  position: Position | undefined;
  /** Positions of plays. */
  listening?: Record<string, PlayPosition> | undefined;
}

/**
 * Outcome of a batch. `retry`: a later try may succeed. `refused`: permanently rejected. `halted`: the student must log
 * in again (401).
 */
export type Sent = 'saved' | 'retry' | 'refused' | 'halted';

export interface SenderPorts {
  /** Returns the next batch with at most `limit` answers, or undefined if nothing waits. */
  next(limit: number): Batch | undefined;
  /** Sends a batch and updates the state with the outcome. Never throws. */
  send(batch: Batch, options: { keepalive: boolean }): Promise<Sent>;
  /** Marks a batch as refused: an answer that the server rejected in a batch of one, or positions of plays. */
  giveUp(batch: Batch): void;
  random(): number;
  /** Runs `task` after `ms`. Returns a function that cancels it. */
  schedule(task: () => void, ms: number): () => void;
}

export interface SaveSender {
  /**
   * Notes a new change. Typed text waits until the student pauses, an essay for longer, but at most 10 s. A change of
   * position is delayed, so that it can go with an answer.
   */
  changed(what: 'answer' | 'typed' | 'written' | 'position'): void;
  /** Retries at once, for example when the connection is back. */
  retryNow(): void;
  /** Sends everything in a request that outlives the page, because the page may be closing. */
  leave(): void;
  /** Sends until the queue is empty, then resolves with true. Resolves with false at the first failure. */
  flush(): Promise<boolean>;
  stop(): void;
}

export const POSITION_DELAY_MS = 1500;
export const TYPING_PAUSE_MS = 800;
export const WRITING_PAUSE_MS = 2000;
/** Typing without a pause is saved after this time. */
export const TYPING_LIMIT_MS = 10_000;
/** Keeps a batch well within the 64 KiB that a keepalive request may carry. */
export const BATCH_LIMIT = 300;

export function createSaveSender(ports: SenderPorts): SaveSender {
  let isSending = false;
  let isStopped = false;
  let failures = 0;
  /** How many answers must still be sent one by one, after the server rejected their batch. */
  let alone = 0;
  let cancelTimer: (() => void) | undefined;
  let cancelTypingLimit: (() => void) | undefined;
  let flushes: ((isEmpty: boolean) => void)[] = [];

  function plan(ms: number) {
    cancelTimer?.();
    cancelTimer = ports.schedule(run, ms);
  }

  function planTyped(pauseMs: number) {
    plan(pauseMs);
    cancelTypingLimit ??= ports.schedule(run, TYPING_LIMIT_MS);
  }

  function cancelTimers() {
    cancelTimer?.();
    cancelTimer = undefined;
    cancelTypingLimit?.();
    cancelTypingLimit = undefined;
  }

  function answerFlushes(isEmpty: boolean) {
    const waiting = flushes;
    flushes = [];
    for (const resolve of waiting) resolve(isEmpty);
  }

  async function run() {
    cancelTimers();
    if (isSending || isStopped) return;
    const batch = ports.next(alone > 0 ? 1 : BATCH_LIMIT);
    if (!batch) return answerFlushes(true);
    isSending = true;
    const sent = await ports.send(batch, { keepalive: false });
    isSending = false;
    settle(sent, batch);
  }

  function settle(sent: Sent, batch: Batch) {
    if (isStopped) return;
    if (sent === 'saved') {
      failures = 0;
      alone = Math.max(alone - 1, 0);
      return void run();
    }
    if (sent === 'refused') {
      // Answers must not be refused because of positions of plays. They are sent again without them.
      if (batch.listening) {
        ports.giveUp({ answers: [], position: undefined, listening: batch.listening });
        return void run();
      }
      // One invalid answer makes the server reject the batch. Its answers are sent one by one.
      if (batch.answers.length > 1) {
        alone = batch.answers.length;
      } else {
        alone = Math.max(alone - 1, 0);
        ports.giveUp(batch);
      }
      return void run();
    }
    answerFlushes(false);
    if (sent === 'retry') plan(backoffMs(failures++, ports.random));
  }

  return {
    changed(what) {
      if (what === 'answer' && failures === 0) void run();
      else if (what === 'typed' && failures === 0 && !isSending) planTyped(TYPING_PAUSE_MS);
      else if (what === 'written' && failures === 0 && !isSending) planTyped(WRITING_PAUSE_MS);
      else if (!isSending && !cancelTimer) plan(failures === 0 ? POSITION_DELAY_MS : 0);
    },
    retryNow() {
      failures = 0;
      void run();
    },
    leave() {
      const batch = ports.next(BATCH_LIMIT);
      if (batch && !isStopped) void ports.send(batch, { keepalive: true });
    },
    flush() {
      return new Promise((resolve) => {
        flushes.push(resolve);
        if (isStopped) answerFlushes(false);
        else void run();
      });
    },
    stop() {
      isStopped = true;
      cancelTimers();
      answerFlushes(false);
    },
  };
}
