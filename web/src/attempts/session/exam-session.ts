/**
 * One running examination in one page. Each change is shown, then stored on the device, then sent. The session polls the
 * server while the page is open, and syncs when the page wakes or the connection returns. React only displays the state.
 */

import { pause } from '../../platform/api/backoff.ts';
import { NetworkError } from '../../platform/api/client.ts';
import { countWaiting, countWithin, type Entry, inOrder } from '../answers/save-queue.ts';
import { type Batch, createSaveSender, type Sent } from '../answers/save-sender.ts';
import { isSectionOver, refusalOf } from '../api/refusal.ts';
import { unsentPositions } from '../listening/play-positions.ts';
import { findQuestion, sectionOf } from '../paper/paper.ts';
import type { ExamAction, ExamState } from './exam-state.ts';
import { withResponses } from './merge-server-state.ts';
import { reduceExam } from './reduce-exam.ts';
import { createServerWatch } from './server-watch.ts';
import type { SessionPorts } from './session-ports.ts';

/** Longest wait for the device's storage before sending, because a broken disk must not delay the server's copy. */
const MAX_STORE_WAIT_MS = 300;
/** Interval in which the position of a playing recording is sent. */
const LISTENING_MS = 5000;
/** Bytes of the answers in one request. One that outlives its page may have 64 KB. */
const MAX_BATCH_LENGTH = 48_000;

export interface ExamSession {
  readonly examId: string;
  readonly attemptId: string;
  readonly ports: SessionPorts;
  getState(): ExamState;
  subscribe(listener: () => void): () => void;
  dispatch(action: ExamAction): void;
  /**
   * Gets the attempt's state from the server. Resolves with false if the server was unreachable; then it is retried
   * automatically.
   */
  syncState(): Promise<boolean>;
  /** Like `syncState`, for the time only. */
  syncClock(): Promise<boolean>;
  /** Makes this device the active one. Throws if the server is unreachable or rejects it. */
  takeOver(): Promise<void>;
  /** Sends all waiting changes. Resolves with true once none is waiting. */
  flush(): Promise<boolean>;
  /** Sends all changes because the page is being hidden or left. */
  leave(): void;
  /** Stores, sends and syncs after the page was asleep, hidden, offline or logged out. */
  wake(): void;
  start(): void;
  /** Ends the session: no more changes, requests or writes to the device. */
  stop(): void;
}

export function createExamSession(
  ports: SessionPorts,
  opened: { attemptId: string; state: ExamState },
): ExamSession {
  const { api, clock, storage } = ports;
  const { attemptId } = opened;
  const examId = opened.state.paper.examId;
  const ref = { examId, attemptId };
  const listeners = new Set<() => void>();
  let state = opened.state;
  let isStopped = true;
  /** When positions of plays were last sent, and whether they must be sent without waiting for an answer. */
  let listeningSentAt = 0;
  let isListeningDue = false;
  let sender = createSender();
  const watch = createServerWatch(ports, ref, {
    getState: () => state,
    dispatch,
    onReconnect: () => sender.retryNow(),
  });

  function createSender() {
    return createSaveSender({ next, send, giveUp, random: ports.random, schedule: ports.schedule });
  }

  function dispatch(action: ExamAction) {
    if (isStopped || (isStudentAction(action) && !ports.canStore())) return;
    const before = state;
    state = reduceExam(state, action, clock.now());
    if (state === before) return;
    if (action.type === 'section_opened' || action.type === 'time_over') watch.invalidatePending();
    for (const listener of listeners) listener();
    const isChoice = hasNewEntry(before, state);
    const isMove = state.positionWaiting && state.position !== before.position;
    const kept = hasProgress(before, state) ? store() : undefined;
    const isOpened = before.open?.section !== state.open?.section;
    const what = action.type === 'answered' && action.isTyped ? typedInto(action.question_id) : 'answer';
    if (isChoice || isOpened) void kept?.then(() => sender.changed(what));
    // A text that waits for more keys goes when its question is left.
    else if (isMove) sender.changed(countWaiting(state.queue) > 0 ? 'answer' : 'position');
    if (action.type === 'listened') sendListening(action);
  }

  const typedInto = (questionId: string) =>
    findQuestion(state.paper, questionId)?.interaction === 'essay' ? 'written' : 'typed';

  /** Sends the beginning and the end of a play at once, and its positions in between at intervals. */
  function sendListening({ recording_id, isStopped: isPlayStopped }: ExamAction & { type: 'listened' }) {
    const isNew = state.listening[recording_id]?.saved_ms === null;
    if (!isNew && !isPlayStopped && clock.mark() - listeningSentAt < LISTENING_MS) return;
    isListeningDue = true;
    sender.changed('answer');
  }

  async function store(): Promise<void> {
    if (state.phase === 'closed' || !ports.canStore()) return;
    const writing = storage.storeProgress(attemptId, state, clock.now());
    const noted = writing.then((isStored) => dispatch({ type: 'stored', isStored }));
    await Promise.race([noted, pause(MAX_STORE_WAIT_MS)]);
  }

  function next(limit: number): Batch | undefined {
    if (state.phase === 'closed') return undefined;
    // Answers for a section that the server has not opened yet wait until it opens.
    const due = inOrder(state.queue).filter((entry) => sectionsAhead(entry) <= 0);
    const answers = due.slice(0, Math.min(limit, countWithin(due, MAX_BATCH_LENGTH)));
    // Only the active device sends the position, in the batch with the last answers.
    const isLast = answers.length === due.length;
    const position = isLast && state.positionWaiting && !state.elsewhere ? state.position : undefined;
    // A batch of one answer finds the entry that the server rejects, so it has nothing else.
    const listening = limit > 1 ? unsentPositions(state.listening) : undefined;
    const isWorthSending = answers.length > 0 || position || (listening && isListeningDue);
    return isWorthSending ? { answers, position, listening } : undefined;
  }

  /** Returns how many sections the entry's question is after the open one. Negative for earlier sections. */
  function sectionsAhead({ question_id }: Entry): number {
    return state.open ? sectionOf(state.paper, question_id) - state.open.section : 0;
  }

  async function send(batch: Batch, { keepalive }: { keepalive: boolean }): Promise<Sent> {
    if (!ports.canCall()) return 'halted';
    const sentAt = clock.mark();
    if (batch.listening) {
      isListeningDue = false;
      listeningSentAt = sentAt;
    }
    const isCurrent = watch.beginRequest();
    try {
      const reply = await api.save(ref, { ...batch, keepalive });
      clock.observe(reply.now, sentAt);
      const { saved, refused = {} } = reply;
      const superseded = withResponses(reply.superseded);
      const elsewhere = reply.elsewhere && isCurrent();
      const { position, listening } = batch;
      const isRefused = ({ question_id }: Entry) => question_id in refused;
      const sent = batch.answers.filter((entry) => !isRefused(entry));
      dispatch({ type: 'saved', sent, position, listening, superseded, saved, elsewhere });
      const misfits = batch.answers.filter(isRefused);
      if (misfits.length > 0) dispatch({ type: 'refused', sent: misfits, position: undefined });
      return 'saved';
    } catch (error) {
      isListeningDue = batch.listening !== undefined;
      if (isSectionOver(error) && batch.answers.every((entry) => sectionsAhead(entry) >= 0)) {
        await watch.syncState();
        return 'retry';
      }
      return handleFailure(error);
    }
  }

  function handleFailure(error: unknown): Sent {
    const refusal = refusalOf(error);
    if (refusal === 'never') return 'refused';
    if (refusal === 'login') return 'halted';
    if (refusal === 'over') void watch.syncState();
    else dispatch({ type: 'connection_lost', at: clock.now() });
    return 'retry';
  }

  function giveUp({ answers, position, listening }: Batch) {
    dispatch({ type: 'refused', sent: answers, position, listening });
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
    syncState: watch.syncState,
    syncClock: watch.syncClock,
    async takeOver() {
      const sentAt = clock.mark();
      const { now } = await api.takeOver(ref);
      clock.observe(now, sentAt);
      watch.invalidatePending();
      // This device becomes active only with the answers and the position of the other one.
      if (!(await watch.syncState())) throw new NetworkError();
    },
    flush: () => sender.flush(),
    leave() {
      isListeningDue = true;
      sender.leave();
    },
    wake() {
      void store();
      sender.retryNow();
      void watch.syncState();
    },
    start() {
      if (!isStopped) return;
      isStopped = false;
      sender.stop();
      sender = createSender();
      void store();
      sender.retryNow();
      watch.start();
    },
    stop() {
      isStopped = true;
      watch.stop();
      sender.stop();
    },
  };
}

/** Returns true for actions of the student. They are ignored while another person is logged in. */
function isStudentAction({ type }: ExamAction): boolean {
  return type === 'answered' || type === 'flag_toggled' || type === 'moved';
}

/** Parts of the state that the device's copy contains. */
const PROGRESS = [
  'queue',
  'stored',
  'seq',
  'elsewhere',
  'plays',
  'listening',
  'playsGivenBack',
  'position',
  'positionWaiting',
  'due',
  'open',
  'lostSince',
] as const;

function hasProgress(before: ExamState, after: ExamState): boolean {
  return PROGRESS.some((part) => before[part] !== after[part]);
}

function hasNewEntry(before: ExamState, after: ExamState): boolean {
  return (
    after.queue.waiting !== before.queue.waiting &&
    Object.entries(after.queue.waiting).some(([id, entry]) => before.queue.waiting[id] !== entry)
  );
}
