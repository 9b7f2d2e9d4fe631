/**
 * Polls the server: the attempt's time every few seconds, and its whole state when the connection returns. Failed
 * requests are retried with exponential backoff and jitter.
 */
import { type AttemptClock, CLOCK_POLL_SECONDS, SEQ_AHEAD } from '@lulus/contract';
import { backoffMs } from '../../platform/api/backoff.ts';
import { ApiError } from '../../platform/api/client.ts';
import type { AttemptRef } from '../api/attempts.api.ts';
import { refusalOf } from '../api/refusal.ts';
import type { ExamAction, ExamState } from './exam-state.ts';
import { clockViewOf, viewOf } from './merge-server-state.ts';
import { fetchState } from './open-exam.ts';
import type { SessionPorts } from './session-ports.ts';

interface Watched {
  getState(): ExamState;
  dispatch(action: ExamAction): void;
  /** Called when the connection is back. */
  onReconnect(): void;
}

type Ended = Pick<AttemptClock, 'attempt_id' | 'submitted_at'>;

export interface ServerWatch {
  /** Gets the whole state. Resolves with false if the server is unreachable or rejects the request. */
  syncState(): Promise<boolean>;
  /** Gets the time only, or the whole state after a lost connection or if another device is involved. */
  syncClock(): Promise<boolean>;
  /** Makes the replies to all pending requests outdated, because the state has changed here since. */
  invalidatePending(): void;
  /** Call before another request. The returned function tests whether its reply is still current. */
  beginRequest(): () => boolean;
  start(): void;
  stop(): void;
}

/** Share of the interval that is random, so that students who start together do not poll together. */
const JITTER = 0.25;

export function createServerWatch(
  ports: SessionPorts,
  { examId, attemptId }: AttemptRef,
  { getState, dispatch, onReconnect }: Watched,
): ServerWatch {
  const { api, clock, random } = ports;
  let isStopped = true;
  let failures = 0;
  /** Replies may overtake each other. These are the numbers of the last request and of the newest reply. */
  let lastRequest = 0;
  let newestReply = 0;
  let cancel: (() => void) | undefined;

  function next(): number {
    lastRequest += 1;
    return lastRequest;
  }

  function plan() {
    cancel?.();
    if (isStopped) return;
    const interval = CLOCK_POLL_SECONDS * 1000 * (1 - JITTER * random());
    cancel = ports.schedule(
      () => void syncClock(),
      failures > 0 ? backoffMs(failures - 1, random) : interval,
    );
  }

  async function sync<R extends Ended>(
    fetchReply: () => Promise<R>,
    apply: (reply: R) => void,
  ): Promise<boolean> {
    if (!ports.canCall()) return false;
    const number = next();
    try {
      const wasLost = getState().lostSince !== null;
      const reply = await fetchReply();
      failures = 0;
      if (number < newestReply) return true;
      newestReply = number;
      if (reply.submitted_at !== null || reply.attempt_id !== attemptId) dispatch({ type: 'closed' });
      else {
        apply(reply);
        if (wasLost) onReconnect();
      }
      return true;
    } catch (error) {
      // The attempt that was opened offline does not exist any more.
      if (error instanceof ApiError && error.status === 404) dispatch({ type: 'closed' });
      if (refusalOf(error) !== 'later') return false;
      failures += 1;
      dispatch({ type: 'connection_lost', at: clock.now() });
      return false;
    } finally {
      plan();
    }
  }

  function syncState(): Promise<boolean> {
    return sync(
      () => fetchState(ports, examId),
      (reply) => dispatch({ type: 'server_seen', view: viewOf(reply) }),
    );
  }

  async function syncClock(): Promise<boolean> {
    const { lostSince, elsewhere, seq } = getState();
    // Only the whole state has another device's changes. A `seq` of `SEQ_AHEAD` or more may come from a takeover.
    if (lostSince !== null || elsewhere || seq >= SEQ_AHEAD) return syncState();
    const sentAt = clock.mark();
    return sync(
      () => api.clock(examId),
      (reply) => {
        clock.observe(reply.now, sentAt);
        const view = clockViewOf(reply);
        dispatch({ type: 'clock_seen', view });
        if (view.playsGivenBack > getState().playsGivenBack) void syncState();
      },
    );
  }

  return {
    syncState,
    syncClock,
    invalidatePending() {
      newestReply = next();
    },
    beginRequest() {
      const number = next();
      return () => number >= newestReply;
    },
    start() {
      isStopped = false;
      plan();
    },
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}
