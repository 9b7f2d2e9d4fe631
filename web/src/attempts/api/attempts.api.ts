/**
 * The calls of taking an examination. An object, so that what is built on it can be tried without a server.
 */
import type * as contract from '@lulus/contract';
import {
  DEFAULT_PLAY_LIMIT,
  type ExamResult,
  PAPER_VERSION_HEADER,
  type Paper,
  type PaperQuestion,
  type Reply,
  SHUFFLED,
} from '@lulus/contract';
import { renewSession } from '../../auth/begin-session.ts';
import { noteTyping } from '../../auth/note-typing.ts';
import { ApiError, call, callWithHeaders } from '../../platform/api/client.ts';
import { deviceId } from '../../platform/device-store/device-id.ts';
import type { Person } from '../../platform/device-store/stored-shapes.ts';
import { decodeToken } from '../../platform/session/session.ts';
import type { SubmittedList } from '../answers/answers.ts';
import type { Entry } from '../answers/save-queue.ts';
import type { Position } from '../paper/paper.ts';
import {
  finishSection,
  getClock,
  getCopyKey,
  getPaper,
  getResult,
  getState,
  playItem,
  saveAnswers,
  sendLateAnswers,
  startExam,
  submitExam,
  takeOver,
} from './attempts.addresses.ts';

/** A request without an answer for so long is taken for lost, and repeated. */
const TIMEOUT_MS = 20_000;

/** Names the attempt: a page left open from an earlier attempt must not change a later one. */
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

/** Where the fields that the specification does not name are missing, its own rules stand in. */
function filledInPaper({ exam }: Paper): Paper {
  const { examination_sections, examination_bank } = exam;
  const bank = Object.entries(examination_bank).map(([name, questions]) => [name, questions.map(filledIn)]);
  return {
    exam: {
      ...exam,
      examination_sections: examination_sections ?? specifiedSections(Object.keys(examination_bank)),
      examination_bank: Object.fromEntries(bank),
    },
  };
}

/** The first section goes forward only. */
const specifiedSections = (names: string[]) =>
  names.map((name, index) => ({ name, forward_only: index === 0, duration: null }));

/** A hint is for after the examination. */
const filledIn = (question: PaperQuestion): PaperQuestion => ({
  ...question,
  play_limit: question.play_limit ?? DEFAULT_PLAY_LIMIT,
  hint: null,
});

/** An answer without a status counts as incorrect; an empty one is unanswered. */
export function filledInResult(result: ExamResult): ExamResult {
  const answers = Object.entries(result.result_answer).map(([id, given]) => {
    const { answer, status = answer ? 'incorrect' : 'unanswered' } = given;
    return [id, { status, answer }];
  });
  return { ...result, result_answer: Object.fromEntries(answers) };
}

export interface SaveRequest {
  answers: Entry[];
  position: Position | undefined;
  keepalive: boolean;
}

type StartMeant = { attempts_left: number } | { attempt_id: string };

export interface AttemptsApi {
  /** Begins an attempt if as many are left as the student was told, or continues the named running one. */
  start(examId: string, meant: StartMeant): Promise<Reply<typeof contract.startExam>>;
  /** The paper and its version, or 'shuffled' when `have` is still the version. */
  paper(examId: string, have?: string): Promise<{ paper: Paper | typeof SHUFFLED; version: string }>;
  state(examId: string): Promise<Reply<typeof contract.getState>>;
  clock(examId: string): Promise<Reply<typeof contract.getClock>>;
  takeOver(attempt: AttemptRef): Promise<Reply<typeof contract.takeOver>>;
  save(attempt: AttemptRef, request: SaveRequest): Promise<Reply<typeof contract.saveAnswers>>;
  play(attempt: AttemptRef, questionId: string, playId: string): Promise<Reply<typeof contract.playItem>>;
  finishSection(attempt: AttemptRef, section: number): Promise<Reply<typeof contract.finishSection>>;
  submit(attempt: AttemptRef, list: SubmittedList): Promise<Outcome>;
  result(examId: string): Promise<Outcome>;
  /** Hands in what came too late; answers how many of it differ from what was graded. */
  late(attempt: AttemptRef, answers: Entry[], offlineSince: number | null): Promise<number>;
  copyKey(): Promise<Reply<typeof contract.getCopyKey>>;
}

/**
 * The calls of this student only. Another person who logs in in another tab has another attempt, or none. An answer
 * about that attempt does not apply to this one.
 */
export function attemptsApiOf(student: Person | null): AttemptsApi {
  const given = () => ({ of: student, signal: AbortSignal.timeout(TIMEOUT_MS) });

  return {
    async start(exam_id, meant) {
      const isStillTheirs = noteTyping();
      const reply = await call(startExam, {
        body: { exam_id, device_id: deviceId(), ...meant },
        ...given(),
      });
      // Without a longer one the examination opens all the same.
      const { access_token } = reply;
      if (access_token && decodeToken(access_token) && isStillTheirs()) renewSession(access_token);
      return reply;
    },

    // A request without `have` starts an attempt: it is always sent, empty where this device has no paper.
    async paper(exam_id, have = '') {
      const { reply, headers } = await callWithHeaders(getPaper, {
        query: { exam_id, have },
        ...given(),
      });
      const paper = reply === SHUFFLED ? SHUFFLED : filledInPaper(reply);
      return { paper, version: headers.get(PAPER_VERSION_HEADER) ?? '' };
    },

    state: (exam_id) => call(getState, { query: { exam_id, device_id: deviceId() }, ...given() }),

    clock: (exam_id) => call(getClock, { query: { exam_id, device_id: deviceId() }, ...given() }),

    takeOver: (attempt) => call(takeOver, { body: { ...wire(attempt), device_id: deviceId() }, ...given() }),

    save(attempt, { answers, position, keepalive }) {
      const changes = answers.map(({ answered_at: _, ...change }) => change);
      const body = { ...wire(attempt), device_id: deviceId(), answers: changes, ...position };
      return call(saveAnswers, { body, keepalive, ...given() });
    },

    play: (attempt, question_id, play_id) =>
      call(playItem, { body: { ...wire(attempt), question_id, play_id }, ...given() }),

    finishSection: (attempt, section) =>
      call(finishSection, { body: { ...wire(attempt), section }, ...given() }),

    async submit(attempt, { answers, seqs }) {
      const body = { ...wire(attempt), answers: JSON.stringify(answers), seqs };
      const { exam_result, results_at = null } = await call(submitExam, { body, ...given() });
      return { result: exam_result && filledInResult(exam_result), resultsAt: results_at };
    },

    async result(exam_id) {
      try {
        const { exam_result } = await call(getResult, { query: { exam_id }, ...given() });
        return { result: exam_result && filledInResult(exam_result), resultsAt: null };
      } catch (error) {
        if (isNotReleased(error)) return { result: null, resultsAt: null };
        throw error;
      }
    },

    async late(attempt, answers, offlineSince) {
      const offline_since = offlineSince === null ? null : new Date(offlineSince).toISOString();
      const body = { ...wire(attempt), answers, offline_since };
      return (await call(sendLateAnswers, { body, ...given() })).received;
    },

    copyKey: () => call(getCopyKey, given()),
  };
}

/** The attempt was submitted; its examination has not released the results. */
export function isNotReleased(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'results_not_released';
}

function wire({ examId, attemptId }: AttemptRef) {
  return { exam_id: examId, attempt_id: attemptId };
}
