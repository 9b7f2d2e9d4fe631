/**
 * The calls of taking an examination. An object, so that what is built on it can be tried without a server.
 */
import {
  type ExamResult,
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
import { call, callWithHeaders } from '../api/client.ts';
import type { AnswerList } from './answers.ts';
import type { Position } from './paper.ts';
import type { Entry } from './save-queue.ts';

/** A request without an answer for so long is taken for lost, and repeated. */
const TIMEOUT_MS = 20_000;

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
  save(examId: string, request: SaveRequest): Promise<Reply<typeof saveAnswers>>;
  play(examId: string, questionId: string, playId: string): Promise<Reply<typeof playItem>>;
  submit(examId: string, answers: AnswerList, seq: number): Promise<ExamResult>;
  result(examId: string): Promise<ExamResult>;
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

  save: (exam_id, { answers, position, keepalive }) =>
    call(saveAnswers, { body: { exam_id, answers, ...position }, keepalive, signal: timeout() }),

  play: (exam_id, question_id, play_id) =>
    call(playItem, { body: { exam_id, question_id, play_id }, signal: timeout() }),

  async submit(exam_id, answers, seq) {
    const body = { exam_id, answers: JSON.stringify(answers), seq };
    return (await call(submitExam, { body, signal: timeout() })).exam_result;
  },

  result: async (exam_id) => (await call(getResult, { query: { exam_id }, signal: timeout() })).exam_result,
};

function timeout(): AbortSignal {
  return AbortSignal.timeout(TIMEOUT_MS);
}
