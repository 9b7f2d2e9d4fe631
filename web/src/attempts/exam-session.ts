/**
 * One running examination in one page: holds the state, keeps it on the device after every change, sends what
 * waits, and asks the server again when the page wakes or the connection returns. React only looks on.
 */
import { backoffMs } from './backoff.ts';
import { type ExamAction, type ExamState, reduceExam } from './exam-state.ts';
import { askState, type ExamPorts } from './open-exam.ts';
import { refusalOf } from './refusal.ts';
import { viewOf } from './resume.ts';
import { takeBatch } from './save-queue.ts';
import { type Batch, createSaveSender, type Sent } from './save-sender.ts';

export interface SessionPorts extends ExamPorts {
  random(): number;
  /** Runs `task` after `ms`; the answer cancels it. */
  schedule(task: () => void, ms: number): () => void;
}

export interface ExamSession {
  readonly examId: string;
  readonly attemptId: string;
  readonly ports: SessionPorts;
  getState(): ExamState;
  subscribe(listener: () => void): () => void;
  dispatch(action: ExamAction): void;
  /**
   * Asks the server how the attempt stands. False when it could not be reached; then it is asked again by
   * itself.
   */
  ask(): Promise<boolean>;
  /** Tries to send everything: true when nothing waits any more. */
  flush(): Promise<boolean>;
  /** The page is being hidden or left. */
  leave(): void;
  /** The page was asleep, hidden or offline, and may not be any more. */
  wake(): void;
  start(): void;
  /** From here on nothing changes, is sent or is kept on the device any more. */
  stop(): void;
}

export function createExamSession(
  ports: SessionPorts,
  opened: { attemptId: string; state: ExamState },
): ExamSession {
  const { api, clock, storage } = ports;
  const { attemptId } = opened;
  const examId = opened.state.paper.examId;
  const listeners = new Set<() => void>();
  let state = opened.state;
  let isStopped = true;
  let asksFailed = 0;
  let cancelAsk: (() => void) | undefined;
  let sender = createSender();

  function createSender() {
    return createSaveSender({ next, send, giveUp, random: ports.random, schedule: ports.schedule });
  }

  function dispatch(action: ExamAction) {
    if (isStopped) return;
    const before = state;
    state = reduceExam(state, action);
    if (state === before) return;
    if (state.phase !== 'closed' && hasProgress(before, state) && !storage.keepProgress(attemptId, state)) {
      state = reduceExam(state, { type: 'storage_failed' });
    }
    if (state.queue.waiting !== before.queue.waiting && hasNewEntry(before, state)) sender.changed('answer');
    else if (state.positionWaiting && state.position !== before.position) sender.changed('position');
    for (const listener of listeners) listener();
  }

  function next(limit: number): Batch | undefined {
    if (state.phase === 'closed') return undefined;
    const answers = takeBatch(state.queue, limit);
    const position = state.positionWaiting ? state.position : undefined;
    return answers.length > 0 || position ? { answers, position } : undefined;
  }

  async function send(batch: Batch, { keepalive }: { keepalive: boolean }): Promise<Sent> {
    const sentAt = clock.mark();
    try {
      const reply = await api.save({ examId, attemptId }, { ...batch, keepalive });
      clock.observe(reply.now, sentAt);
      const { superseded, saved } = reply;
      dispatch({ type: 'saved', sent: batch.answers, position: batch.position, superseded, saved });
      return 'saved';
    } catch (error) {
      return failedToSend(error);
    }
  }

  function failedToSend(error: unknown): Sent {
    const refusal = refusalOf(error);
    if (refusal === 'never') return 'refused';
    if (refusal === 'login') return 'halted';
    if (refusal === 'over') void ask();
    else dispatch({ type: 'connection_lost', at: clock.now() });
    return 'retry';
  }

  function giveUp({ answers, position }: Batch) {
    dispatch({ type: 'refused', sent: answers, position });
  }

  async function ask(): Promise<boolean> {
    cancelAsk?.();
    try {
      const reply = await askState(ports, examId);
      const wasLost = state.lostSince !== null;
      asksFailed = 0;
      if (reply.submitted_at !== null || reply.attempt_id !== attemptId) dispatch({ type: 'closed' });
      else dispatch({ type: 'server_seen', view: viewOf(reply) });
      if (wasLost) sender.retryNow();
      return true;
    } catch (error) {
      if (refusalOf(error) !== 'later') return false;
      dispatch({ type: 'connection_lost', at: clock.now() });
      if (!isStopped) cancelAsk = ports.schedule(() => void ask(), backoffMs(asksFailed++, ports.random));
      return false;
    }
  }

  return {
    examId,
    attemptId,
    ports,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    ask,
    flush: () => sender.flush(),
    leave: () => sender.leave(),
    wake() {
      sender.retryNow();
      void ask();
    },
    start() {
      if (!isStopped) return;
      isStopped = false;
      sender.stop();
      sender = createSender();
      storage.keepProgress(attemptId, state);
      sender.retryNow();
    },
    stop() {
      isStopped = true;
      cancelAsk?.();
      sender.stop();
    },
  };
}

function hasProgress(before: ExamState, after: ExamState): boolean {
  return (
    before.queue !== after.queue ||
    before.stored !== after.stored ||
    before.position !== after.position ||
    before.positionWaiting !== after.positionWaiting
  );
}

function hasNewEntry(before: ExamState, after: ExamState): boolean {
  return Object.entries(after.queue.waiting).some(([id, entry]) => before.queue.waiting[id] !== entry);
}
