/**
 * One running examination in one page. A change is first shown, then kept on the device, then sent. The session polls
 * the server while the page is open. It also asks when the page wakes or the connection returns. React only displays
 * the state.
 */

import { pause } from '../../platform/api/backoff.ts';
import { NetworkError } from '../../platform/api/client.ts';
import { type Entry, inOrder } from '../answers/save-queue.ts';
import { type Batch, createSaveSender, type Sent } from '../answers/save-sender.ts';
import { isOfOtherSection, refusalOf } from '../api/refusal.ts';
import { sectionOf } from '../paper/paper.ts';
import { type ExamAction, type ExamState, reduceExam } from './exam-state.ts';
import { createServerWatch } from './server-watch.ts';
import type { SessionPorts } from './session-ports.ts';

/** The longest wait of a send for the device's copy: a broken disk must not delay what the server would store. */
const KEEP_PATIENCE_MS = 300;

export interface ExamSession {
  readonly examId: string;
  readonly attemptId: string;
  readonly ports: SessionPorts;
  /** Where it was opened without the server: the session in which its paper was fetched, as this device has it. */
  readonly paperSession: string | undefined;
  getState(): ExamState;
  subscribe(listener: () => void): () => void;
  dispatch(action: ExamAction): void;
  /**
   * Asks the server how the attempt stands. False when it could not be reached; then it is asked again by
   * itself.
   */
  ask(): Promise<boolean>;
  /** The same about the time alone. */
  look(): Promise<boolean>;
  /** Makes this device the active one. Throws when the server could not be reached or refuses. */
  takeOver(): Promise<void>;
  /** Tries to send everything: true when nothing waits any more. */
  flush(): Promise<boolean>;
  /** The page is being hidden or left. */
  leave(): void;
  /** The page was asleep, hidden, offline or logged out, and may not be any more. */
  wake(): void;
  start(): void;
  /** From here on nothing changes, is sent or is kept on the device any more. */
  stop(): void;
}

export function createExamSession(
  ports: SessionPorts,
  opened: { attemptId: string; state: ExamState; paperSession?: string },
): ExamSession {
  const { api, clock, storage } = ports;
  const { attemptId, paperSession } = opened;
  const examId = opened.state.paper.examId;
  const ref = { examId, attemptId };
  const listeners = new Set<() => void>();
  let state = opened.state;
  let isStopped = true;
  let sender = createSender();
  const watch = createServerWatch(ports, ref, {
    getState: () => state,
    dispatch,
    onBack: () => sender.retryNow(),
  });

  function createSender() {
    return createSaveSender({ next, send, giveUp, random: ports.random, schedule: ports.schedule });
  }

  function dispatch(action: ExamAction) {
    if (isStopped || (isDeed(action) && !ports.canKeep())) return;
    const before = state;
    state = reduceExam(state, action, clock.now());
    if (state === before) return;
    if (action.type === 'section_opened' || action.type === 'time_over') watch.outdate();
    for (const listener of listeners) listener();
    const isChoice = hasNewEntry(before, state);
    const isMove = state.positionWaiting && state.position !== before.position;
    const kept = hasProgress(before, state) ? keep() : undefined;
    const isOpened = before.open?.section !== state.open?.section;
    if (isChoice || isOpened) void kept?.then(() => sender.changed('answer'));
    else if (isMove) sender.changed('position');
  }

  async function keep(): Promise<void> {
    if (state.phase === 'closed' || !ports.canKeep()) return;
    const keeping = storage.keepProgress(attemptId, state, clock.now());
    const settled = keeping.then((isKept) => dispatch({ type: 'kept', isKept }));
    await Promise.race([settled, pause(KEEP_PATIENCE_MS)]);
  }

  function next(limit: number): Batch | undefined {
    if (state.phase === 'closed') return undefined;
    // What was answered too early, by this device's clock or before time was given back, goes when its section begins.
    const due = inOrder(state.queue).filter((entry) => sectionsAhead(entry) <= 0);
    const answers = due.slice(0, limit);
    // Only the active device sends the position, together with the last answers given before it.
    const isLast = answers.length === due.length;
    const position = isLast && state.positionWaiting && !state.elsewhere ? state.position : undefined;
    return answers.length > 0 || position ? { answers, position } : undefined;
  }

  /** Of the entry, beyond the one that is open. */
  function sectionsAhead({ question_id }: Entry): number {
    return state.open ? sectionOf(state.paper, question_id) - state.open.section : 0;
  }

  async function send(batch: Batch, { keepalive }: { keepalive: boolean }): Promise<Sent> {
    if (!ports.canCall()) return 'halted';
    const sentAt = clock.mark();
    const isNews = watch.mark();
    try {
      const reply = await api.save(ref, { ...batch, keepalive });
      clock.observe(reply.now, sentAt);
      const { superseded, saved } = reply;
      const elsewhere = reply.elsewhere && isNews();
      const { answers: sent, position } = batch;
      dispatch({ type: 'saved', sent, position, superseded, saved, elsewhere });
      return 'saved';
    } catch (error) {
      if (isOfOtherSection(error) && batch.answers.every((entry) => sectionsAhead(entry) >= 0)) {
        await watch.ask();
        return 'retry';
      }
      return failedToSend(error);
    }
  }

  function failedToSend(error: unknown): Sent {
    const refusal = refusalOf(error);
    if (refusal === 'never') return 'refused';
    if (refusal === 'login') return 'halted';
    if (refusal === 'over') void watch.ask();
    else dispatch({ type: 'connection_lost', at: clock.now() });
    return 'retry';
  }

  function giveUp({ answers, position }: Batch) {
    dispatch({ type: 'refused', sent: answers, position });
  }

  return {
    examId,
    attemptId,
    ports,
    paperSession,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    ask: watch.ask,
    look: watch.look,
    async takeOver() {
      const sentAt = clock.mark();
      const { now } = await api.takeOver(ref);
      clock.observe(now, sentAt);
      watch.outdate();
      // What it holds by now, and where the other device stood: without that this one does not go on.
      if (!(await watch.ask())) throw new NetworkError();
    },
    flush: () => sender.flush(),
    leave: () => sender.leave(),
    wake() {
      void keep();
      sender.retryNow();
      void watch.ask();
    },
    start() {
      if (!isStopped) return;
      isStopped = false;
      sender.stop();
      sender = createSender();
      void keep();
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

/** Actions that only the attempt's student may do: another person who is here must not act in their name. */
function isDeed({ type }: ExamAction): boolean {
  return type === 'chosen' || type === 'flag_toggled' || type === 'moved';
}

/** What the device keeps a copy of. */
const PROGRESS = [
  'queue',
  'stored',
  'seq',
  'elsewhere',
  'plays',
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
