/**
 * The calls of taking an examination. An object, so that what is built on it can be tried without a server.
 */
import {
  type ExamResult,
  finishSection,
  getPaper,
  getResult,
  getState,
  PAPER_VERSION_HEADER,
  type Paper,
  playItem,
  type Reply,
  type SHUFFLED,
  saveAnswers,
  startExam,
  submitExam,
} from '@lulus/contract';
import { ApiError, call, callWithHeaders } from '../api/client.ts';
import type { AnswerList } from './answers.ts';
import type { Position } from './paper.ts';
import type { Entry } from './save-queue.ts';

/** A request without an answer for so long is taken for lost, and repeated. */
const TIMEOUT_MS = 20_000;

/** Which attempt of which examination is meant; a page left open from an earlier attempt must not touch a later one. */
export interface AttemptRef {
  examId: string;
  attemptId: string;
}

/** How an attempt ended. */
export interface Outcome {
  /** Null while the examination has not released its results. */
  result: ExamResult | null;
  /** When results will be or were released, where that is known. */
  resultsAt: string | null;
}

export interface SaveRequest {
  answers: Entry[];
  position: Position | undefined;
  keepalive: boolean;
}

export interface AttemptsApi {
  start(examId: string): Promise<Reply<typeof startExam>>;
  /** The paper and its version, or 'shuffled' when `have` is still the version. */
  paper(examId: string, have?: string): Promise<{ paper: Paper | typeof SHUFFLED; version: string }>;
  state(examId: string): Promise<Reply<typeof getState>>;
  save(attempt: AttemptRef, request: SaveRequest): Promise<Reply<typeof saveAnswers>>;
  play(attempt: AttemptRef, questionId: string, playId: string): Promise<Reply<typeof playItem>>;
  finishSection(attempt: AttemptRef, section: number): Promise<Reply<typeof finishSection>>;
  submit(attempt: AttemptRef, answers: AnswerList, seq: number): Promise<Outcome>;
  result(examId: string): Promise<Outcome>;
}

export const attemptsApi: AttemptsApi = {
  start: (exam_id) => call(startExam, { body: { exam_id }, signal: timeout() }),

  async paper(exam_id, have) {
    const { reply, headers } = await callWithHeaders(getPaper, {
      query: { exam_id, have },
      signal: timeout(),
    });
    return { paper: reply, version: headers.get(PAPER_VERSION_HEADER) ?? '' };
  },

  state: (exam_id) => call(getState, { query: { exam_id }, signal: timeout() }),

  save: (attempt, { answers, position, keepalive }) =>
    call(saveAnswers, { body: { ...wire(attempt), answers, ...position }, keepalive, signal: timeout() }),

  play: (attempt, question_id, play_id) =>
    call(playItem, { body: { ...wire(attempt), question_id, play_id }, signal: timeout() }),

  finishSection: (attempt, section) =>
    call(finishSection, { body: { ...wire(attempt), section }, signal: timeout() }),

  async submit(attempt, answers, seq) {
    const body = { ...wire(attempt), answers: JSON.stringify(answers), seq };
    const { exam_result, results_at } = await call(submitExam, { body, signal: timeout() });
    return { result: exam_result, resultsAt: results_at };
  },

  async result(exam_id) {
    try {
      const { exam_result } = await call(getResult, { query: { exam_id }, signal: timeout() });
      return { result: exam_result, resultsAt: null };
    } catch (error) {
      if (isNotReleased(error)) return { result: null, resultsAt: null };
      throw error;
    }
  },
};

/** The attempt was submitted; its examination has not released the results. */
export function isNotReleased(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'results_not_released';
}

function wire({ examId, attemptId }: AttemptRef) {
  return { exam_id: examId, attempt_id: attemptId };
}

function timeout(): AbortSignal {
  return AbortSignal.timeout(TIMEOUT_MS);
}
