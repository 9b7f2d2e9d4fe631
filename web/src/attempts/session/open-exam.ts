/** Opens an examination: starts or continues an attempt, or opens the device's copy without a connection. */
import type { AttemptState } from '@lulus/contract';
import { ApiError, isUnreachable } from '../../platform/api/client.ts';
import type { AttemptsApi } from '../api/attempts.api.ts';
import { refusalOf } from '../api/refusal.ts';
import type { ExamStorage } from '../device-copy/exam-storage.ts';
import { savedPositions } from '../listening/play-positions.ts';
import { readPaper, withExtraTime } from '../paper/paper.ts';
import { fetchPaper } from '../paper/paper-source.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { ExamState } from './exam-state.ts';
import { resume, viewOf } from './merge-server-state.ts';

export interface ExamPorts {
  api: AttemptsApi;
  storage: ExamStorage;
  clock: ServerClock;
}

export type OpenedExam =
  | { kind: 'running'; attemptId: string; state: ExamState }
  | { kind: 'submitted'; attemptId: string }
  /** No attempt runs, and the student did not request a start. */
  | { kind: 'unbegun' };

/** Error with the failed step, because each step has its own message. */
export class OpenError extends Error {
  readonly step: 'timing' | 'questions';

  constructor(step: 'timing' | 'questions', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'OpenError';
    this.step = step;
  }
}

/**
 * Opens an examination. `left` is the number of attempts left when the student pressed the start button (see
 * `pressToBegin`). With 0, no attempt is started. Throws `OpenError`.
 */
export async function openExam(
  ports: ExamPorts,
  examId: string,
  options: { left: number },
): Promise<OpenedExam> {
  try {
    return await openFromServer(ports, examId, options);
  } catch (error) {
    // A rejection is final, but an unreachable server is not.
    const isServerDown = error instanceof OpenError && isUnreachable(error.cause);
    const stored = isServerDown ? await openFromDevice(ports, examId) : undefined;
    if (stored) return stored;
    throw error;
  }
}

async function openFromServer(
  ports: ExamPorts,
  examId: string,
  { left }: { left: number },
): Promise<OpenedExam> {
  const { storage } = ports;
  const stored = await storage.readPaper(examId);
  // Read before the request. An answer that another tab sends and drops in between could otherwise be missed.
  const before = stored ? storage.readCopy(stored.attempt_id) : undefined;
  const opening = inStep('timing', startOrFind(ports, examId, { storedAttempt: stored?.attempt_id, left }));
  // In parallel with the state, for the attempt that this device has.
  const pendingPaper = stored?.paper_version ? ports.api.paper(examId, stored.paper_version) : undefined;
  pendingPaper?.catch(() => undefined);
  const server = await opening;
  if (!server) return { kind: 'unbegun' };
  const attemptId = server.attempt_id;
  if (server.submitted_at !== null) return { kind: 'submitted', attemptId };

  const isStoredHere = stored?.attempt_id === attemptId;
  const own = (isStoredHere && (await before)) || (await storage.readCopy(attemptId));
  // The shown answers and position do not name their attempt, which is that of the paper.
  const shown = isStoredHere
    ? { shown: storage.readShown(), position: storage.readPosition() }
    : { shown: {}, position: null };
  const fetched = await inStep(
    'questions',
    fetchPaper(ports, examId, attemptId, isStoredHere ? pendingPaper : undefined),
  );
  const paper = withExtraTime(fetched, server.extra_time_percent);
  return { kind: 'running', attemptId, state: resume(paper, viewOf(server), { copy: own, ...shown }) };
}

/** Opens the attempt offline. Returns undefined if this device lacks its paper or its copy. */
async function openFromDevice(ports: ExamPorts, examId: string): Promise<OpenedExam | undefined> {
  const { storage, clock } = ports;
  const stored = await storage.readPaper(examId);
  const copy = stored && (await storage.readCopy(stored.attempt_id));
  if (!copy) return undefined;
  const attemptId = stored.attempt_id;
  clock.assume(Date.now() + copy.clock_offset);
  const now = clock.now();
  const listening = savedPositions(copy.listening);
  const view = { ...copy, now, listening, playsGivenBack: copy.plays_given_back };
  const paper = withExtraTime(readPaper(stored), copy.extra_time_percent);
  // The copy has the position, so the shown one is not needed.
  const device = { copy, shown: storage.readShown(), position: null };
  const state = resume(paper, view, device, copy.lost_since ?? now);
  return { kind: 'running', attemptId, state };
}

/** Fetches the server's state, and adds its time to the clock. */
export async function fetchState({ api, clock }: ExamPorts, examId: string): Promise<AttemptState> {
  const sentAt = clock.mark();
  const state = await api.state(examId);
  clock.observe(state.now, sentAt);
  return state;
}

/**
 * Finds or starts an attempt, and returns its state; undefined if none runs and none may be started. Returns the attempt
 * of this device even if it is closed, because a start would use up another attempt.
 */
async function startOrFind(
  ports: ExamPorts,
  examId: string,
  { storedAttempt, left }: { storedAttempt: string | undefined; left: number },
): Promise<AttemptState | undefined> {
  const mayExist = storedAttempt !== undefined || !left;
  const earlier = mayExist ? await findState(ports, examId) : undefined;
  if (earlier?.attempt_id === storedAttempt && earlier) return earlier;
  if (left) await ports.api.start(examId, { attempts_left: left });
  else if (earlier?.submitted_at === null) await continueAttempt(ports, examId, earlier.attempt_id);
  else return undefined;
  return fetchState(ports, examId);
}

/** Continues a running attempt on this device. If it was closed meanwhile, the next state reports that. */
async function continueAttempt({ api }: ExamPorts, examId: string, attempt_id: string) {
  try {
    await api.start(examId, { attempt_id });
  } catch (error) {
    if (refusalOf(error) !== 'over') throw error;
  }
}

async function findState(ports: ExamPorts, examId: string): Promise<AttemptState | undefined> {
  try {
    return await fetchState(ports, examId);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

async function inStep<T>(step: OpenError['step'], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new OpenError(step, error);
  }
}
