/**
 * Sends what waits, one request at a time. Changes during a request go with the next. A failure is retried after a
 * growing, jittered wait. The sender stores no answers: `next` reads them from the state, so a retry always has the
 * newest.
 */
import { backoffMs } from '../../platform/api/backoff.ts';
import type { Position } from '../paper/paper.ts';
import type { Entry } from './save-queue.ts';

export interface Batch {
  answers: Entry[];
  position: Position | undefined;
}

/**
 * What became of a batch: `refused` will not pass however often it is sent, `halted` needs the person (401).
 */
export type Sent = 'saved' | 'retry' | 'refused' | 'halted';

export interface SenderPorts {
  /** What should be sent now, at most `limit` answers; undefined when nothing waits. */
  next(limit: number): Batch | undefined;
  /** Sends a batch and settles it in the state. Never throws. */
  send(batch: Batch, options: { keepalive: boolean }): Promise<Sent>;
  /** Sets aside an answer that is refused even alone. */
  giveUp(batch: Batch): void;
  random(): number;
  /** Runs `task` after `ms`; the answer cancels it. */
  schedule(task: () => void, ms: number): () => void;
}

export interface SaveSender {
  /** Something waits. A mere change of position can wait a moment for an answer to go with. */
  changed(what: 'answer' | 'position'): void;
  /** The connection is back: repeats at once. */
  retryNow(): void;
  /** The page may be going: sends everything in a request that outlives it. */
  leave(): void;
  /** Tries to empty the queue: true when nothing waits any more, false after the first failure. */
  flush(): Promise<boolean>;
  stop(): void;
}

export const POSITION_DELAY_MS = 1500;
/** Keeps a batch well within the 64 KiB that a keepalive request may carry. */
export const BATCH_LIMIT = 300;

export function createSaveSender(ports: SenderPorts): SaveSender {
  let isSending = false;
  let isStopped = false;
  let failures = 0;
  /** How many answers still go alone, after a batch with a bad one among them. */
  let alone = 0;
  let cancelTimer: (() => void) | undefined;
  let flushes: ((isEmpty: boolean) => void)[] = [];

  function plan(ms: number) {
    cancelTimer?.();
    cancelTimer = ports.schedule(run, ms);
  }

  function answerFlushes(isEmpty: boolean) {
    const waiting = flushes;
    flushes = [];
    for (const resolve of waiting) resolve(isEmpty);
  }

  async function run() {
    cancelTimer?.();
    cancelTimer = undefined;
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
      // One bad entry must not take good ones down with it: what was refused together is tried one by one.
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
      cancelTimer?.();
      answerFlushes(false);
    },
  };
}
