/**
 * Asks the server how the attempt stands: its time every few seconds, and everything when the connection returns. An
 * answer that does not come is asked for again after growing, jittered waits.
 */
import { type AttemptClock, CLOCK_POLL_SECONDS } from '@lulus/contract';
import { ApiError } from '../api/client.ts';
import type { AttemptRef } from './attempts.api.ts';
import { backoffMs } from './backoff.ts';
import type { ExamAction, ExamState } from './exam-state.ts';
import { askState } from './open-exam.ts';
import { refusalOf } from './refusal.ts';
import { clockViewOf, viewOf } from './resume.ts';
import type { SessionPorts } from './session-ports.ts';

interface Watched {
  getState(): ExamState;
  dispatch(action: ExamAction): void;
  /** The connection is there again. */
  onBack(): void;
}

export interface ServerWatch {
  /** Asks for everything. False when the server could not be reached or refused. */
  ask(): Promise<boolean>;
  /** Asks for the time alone, and for everything where the connection had been lost or another device goes on with it. */
  look(): Promise<boolean>;
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
  let cancel: (() => void) | undefined;

  function plan() {
    cancel?.();
    if (isStopped) return;
    const pace = CLOCK_POLL_SECONDS * 1000 * (1 - JITTER * random());
    cancel = ports.schedule(() => void look(), failures > 0 ? backoffMs(failures - 1, random) : pace);
  }

  async function hear(question: () => Promise<boolean>): Promise<boolean> {
    if (!ports.canCall()) return false;
    try {
      const wasLost = getState().lostSince !== null;
      const isRunning = await question();
      failures = 0;
      if (wasLost && isRunning) onBack();
      return true;
    } catch (error) {
      // What was opened without the server may have been put here by somebody else.
      if (error instanceof ApiError && error.status === 404) dispatch({ type: 'closed' });
      if (refusalOf(error) !== 'later') return false;
      failures += 1;
      dispatch({ type: 'connection_lost', at: clock.now() });
      return false;
    } finally {
      plan();
    }
  }

  function isOver(reply: Pick<AttemptClock, 'attempt_id' | 'submitted_at'>): boolean {
    if (reply.submitted_at === null && reply.attempt_id === attemptId) return false;
    dispatch({ type: 'closed' });
    return true;
  }

  function ask(): Promise<boolean> {
    return hear(async () => {
      const reply = await askState(ports, examId);
      if (isOver(reply)) return false;
      dispatch({ type: 'server_seen', view: viewOf(reply) });
      return true;
    });
  }

  async function look(): Promise<boolean> {
    // What another device did meanwhile is in the whole state only.
    if (getState().lostSince !== null || getState().elsewhere) return ask();
    return hear(async () => {
      const sentAt = clock.mark();
      const reply = await api.clock(examId);
      clock.observe(reply.now, sentAt);
      if (isOver(reply)) return false;
      dispatch({ type: 'clock_seen', view: clockViewOf(reply) });
      return true;
    });
  }

  return {
    ask,
    look,
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
