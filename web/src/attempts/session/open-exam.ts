/**
 * Opens an examination on this device: starts it, or finds it running and continues where it stood. Without a
 * connection it opens what the device keeps.
 */
import type { AttemptState } from '@lulus/contract';
import { ApiError } from '../../platform/api/client.ts';
import type { AttemptsApi } from '../api/attempts.api.ts';
import { isUnreachable, refusalOf } from '../api/refusal.ts';
import type { ExamStorage } from '../device-copy/exam-storage.ts';
import type { KeptPaper } from '../paper/kept-paper.ts';
import { readPaper, withExtraTime } from '../paper/paper.ts';
import { fetchPaper } from '../paper/paper-source.ts';
import type { ServerClock } from '../time/server-clock.ts';
import type { ExamState } from './exam-state.ts';
import { type Kept, resume, viewOf } from './merge-server-state.ts';

export interface ExamPorts {
  api: AttemptsApi;
  storage: ExamStorage;
  clock: ServerClock;
}

export type OpenedExam =
  | {
      kind: 'running';
      attemptId: string;
      state: ExamState;
      /** The session in which a kept paper was fetched, as it is stored with it. */
      paperSession?: string;
    }
  | { kind: 'submitted'; attemptId: string }
  /** None runs, and none was to be begun. */
  | { kind: 'unbegun' };

/** The step that failed, because each has its own message. */
export class OpenError extends Error {
  readonly step: 'timing' | 'questions';

  constructor(step: 'timing' | 'questions', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'OpenError';
    this.step = step;
  }
}

/** Begins an attempt only where the student has asked for it: see `pressToBegin`. `left` is as it was then, or 0. */
export async function openExam(
  ports: ExamPorts,
  examId: string,
  options: { left: number },
): Promise<OpenedExam> {
  try {
    return await openFromServer(ports, examId, options);
  } catch (error) {
    // Another person at this device can get a call rejected, but cannot make the server unreachable.
    const isOut = error instanceof OpenError && isUnreachable(error.cause);
    const kept = isOut ? await openFromDevice(ports, examId) : undefined;
    if (kept) return kept;
    throw error;
  }
}

async function openFromServer(
  ports: ExamPorts,
  examId: string,
  { left }: { left: number },
): Promise<OpenedExam> {
  const { storage } = ports;
  const kept = await storage.readPaper(examId);
  // Read before the request: an answer that another tab sends in between is then in both. Otherwise it might be in
  // neither.
  const before = kept ? storage.readCopy(kept.attempt_id) : undefined;
  const opening = inStep('timing', startOrFind(ports, examId, { keptAttempt: kept?.attempt_id, left }));
  // Beside its state, for the attempt that it most likely is.
  const asked = kept?.paper_version ? ports.api.paper(examId, kept.paper_version) : undefined;
  asked?.catch(() => undefined);
  const server = await opening;
  if (!server) return { kind: 'unbegun' };
  const attemptId = server.attempt_id;
  if (server.submitted_at !== null) return { kind: 'submitted', attemptId };

  const isKeptHere = kept?.attempt_id === attemptId;
  const own = (isKeptHere && (await before)) || (await storage.readCopy(attemptId));
  const shown = shownBy(isKeptHere ? kept : null, storage);
  const fetched = await inStep(
    'questions',
    fetchPaper(ports, examId, attemptId, isKeptHere ? asked : undefined),
  );
  const paper = withExtraTime(fetched, server.extra_time_percent);
  return { kind: 'running', attemptId, state: resume(paper, viewOf(server), { copy: own, ...shown }) };
}

/** Only an attempt that this device knows to run: its paper and its copy are here. */
async function openFromDevice(ports: ExamPorts, examId: string): Promise<OpenedExam | undefined> {
  const { storage, clock } = ports;
  const kept = await storage.readPaper(examId);
  const copy = kept && (await storage.readCopy(kept.attempt_id));
  if (!copy) return undefined;
  const attemptId = kept.attempt_id;
  clock.assume(Date.now() + copy.clock_offset);
  const now = clock.now();
  const view = { ...copy, now };
  const paper = withExtraTime(readPaper(kept), copy.extra_time_percent);
  // The copy has the position.
  const shown = { ...shownBy(kept, storage), position: null };
  const state = resume(paper, view, { copy, ...shown }, copy.lost_since ?? now);
  return { kind: 'running', attemptId, state, paperSession: kept.session };
}

/** False for a paper of an earlier session, or of none. */
const isOfThisSession = ({ paper_version }: KeptPaper) => paper_version !== '';

/**
 * What was shown has no seal: another person may have written it before this session. Then it is dropped before the
 * paper arrives.
 */
function shownBy(kept: KeptPaper | null, storage: ExamStorage): Pick<Kept, 'shown' | 'position'> {
  if (kept && isOfThisSession(kept)) return { shown: storage.readShown(), position: storage.readPosition() };
  storage.forgetShown();
  return { shown: {}, position: null };
}

/** The server's state; its time is noted. */
export async function askState({ api, clock }: ExamPorts, examId: string): Promise<AttemptState> {
  const sentAt = clock.mark();
  const state = await api.state(examId);
  clock.observe(state.now, sentAt);
  return state;
}

/**
 * An attempt of this device that has ended meanwhile is returned as it is. A new start would use up another of the
 * student's tries.
 */
async function startOrFind(
  ports: ExamPorts,
  examId: string,
  { keptAttempt, left }: { keptAttempt: string | undefined; left: number },
): Promise<AttemptState | undefined> {
  const isLookedFor = keptAttempt !== undefined || !left;
  const earlier = isLookedFor ? await findState(ports, examId) : undefined;
  if (earlier?.attempt_id === keptAttempt && earlier) return earlier;
  if (left) await ports.api.start(examId, { attempts_left: left });
  else if (earlier?.submitted_at === null) await goOn(ports, examId, earlier.attempt_id);
  else return undefined;
  return askState(ports, examId);
}

/** If it has ended meanwhile, that is no failure, and no new attempt may start. The state reports the end. */
async function goOn({ api }: ExamPorts, examId: string, attempt_id: string) {
  try {
    await api.start(examId, { attempt_id });
  } catch (error) {
    if (refusalOf(error) !== 'over') throw error;
  }
}

async function findState(ports: ExamPorts, examId: string): Promise<AttemptState | undefined> {
  try {
    return await askState(ports, examId);
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
