/**
 * Asks the server how the attempt stands: its time every few seconds, and everything when the connection returns. An
 * answer that does not come is asked for again after growing, jittered waits.
 */
import { type AttemptClock, CLOCK_POLL_SECONDS, SEQ_AHEAD } from '@lulus/contract';
import { backoffMs } from '../../platform/api/backoff.ts';
import { ApiError } from '../../platform/api/client.ts';
import type { AttemptRef } from '../api/attempts.api.ts';
import { refusalOf } from '../api/refusal.ts';
import type { ExamAction, ExamState } from './exam-state.ts';
import { clockViewOf, viewOf } from './merge-server-state.ts';
import { askState } from './open-exam.ts';
import type { SessionPorts } from './session-ports.ts';

interface Watched {
  getState(): ExamState;
  dispatch(action: ExamAction): void;
  /** The connection is there again. */
  onBack(): void;
}

type Ended = Pick<AttemptClock, 'attempt_id' | 'submitted_at'>;

export interface ServerWatch {
  /** Asks for everything. False when the server could not be reached or refused. */
  ask(): Promise<boolean>;
  /** Asks for the time only. After a lost connection, or if another device is involved, it asks for the whole state. */
  look(): Promise<boolean>;
  /** What was asked for until now says nothing any more: it has changed here since. */
  outdate(): void;
  /** To be taken before something else is asked: whether its answer still says how the attempt stands. */
  mark(): () => boolean;
  start(): void;
  stop(): void;
}

/** A class that began in one instant does not look in one instant. */
const JITTER = 0.25;

export function createServerWatch(
  ports: SessionPorts,
  { examId, attemptId }: AttemptRef,
  { getState, dispatch, onBack }: Watched,
): ServerWatch {
  const { api, clock, random } = ports;
  let isStopped = true;
  let failures = 0;
  /** Answers may overtake one another: the numbers of the last request and of the newest answer. */
  let asked = 0;
  let heard = 0;
  let cancel: (() => void) | undefined;

  function next(): number {
    asked += 1;
    return asked;
  }

  function plan() {
    cancel?.();
    if (isStopped) return;
    const pace = CLOCK_POLL_SECONDS * 1000 * (1 - JITTER * random());
    cancel = ports.schedule(() => void look(), failures > 0 ? backoffMs(failures - 1, random) : pace);
  }

  async function hear<R extends Ended>(
    question: () => Promise<R>,
    take: (reply: R) => void,
  ): Promise<boolean> {
    if (!ports.canCall()) return false;
    const number = next();
    try {
      const wasLost = getState().lostSince !== null;
      const reply = await question();
      failures = 0;
      if (number < heard) return true;
      heard = number;
      if (reply.submitted_at !== null || reply.attempt_id !== attemptId) dispatch({ type: 'closed' });
      else {
        take(reply);
        if (wasLost) onBack();
      }
      return true;
    } catch (error) {
      // Another person may have stored here what was opened without the server.
      if (error instanceof ApiError && error.status === 404) dispatch({ type: 'closed' });
      if (refusalOf(error) !== 'later') return false;
      failures += 1;
      dispatch({ type: 'connection_lost', at: clock.now() });
      return false;
    } finally {
      plan();
    }
  }

  function ask(): Promise<boolean> {
    return hear(
      () => askState(ports, examId),
      (reply) => dispatch({ type: 'server_seen', view: viewOf(reply) }),
    );
  }

  async function look(): Promise<boolean> {
    const { lostSince, elsewhere, seq } = getState();
    // Only the whole state has another device's changes, and the answers that were under way at a take-over.
    if (lostSince !== null || elsewhere || seq >= SEQ_AHEAD) return ask();
    const sentAt = clock.mark();
    return hear(
      () => api.clock(examId),
      (reply) => {
        clock.observe(reply.now, sentAt);
        dispatch({ type: 'clock_seen', view: clockViewOf(reply) });
      },
    );
  }

  return {
    ask,
    look,
    outdate() {
      heard = next();
    },
    mark() {
      const number = next();
      return () => number >= heard;
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
