/** API calls during an attempt. They form an object, so that tests can replace it. */
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
import { call, callWithHeaders } from '../../platform/api/client.ts';
import { deviceId } from '../../platform/device-store/device-id.ts';
import type { Person } from '../../platform/device-store/stored-shapes.ts';
import { decodeToken } from '../../platform/session/session.ts';
import type { SubmittedList } from '../answers/answers.ts';
import type { Entry } from '../answers/save-queue.ts';
import type { Position } from '../paper/paper.ts';
import {
  finishSection,
  getClock,
  getPaper,
  getState,
  playItem,
  saveAnswers,
  sendLateAnswers,
  startExam,
  submitExam,
  takeOver,
} from './attempts.addresses.ts';

/** A request without a reply after this time is aborted, and its caller retries. */
const TIMEOUT_MS = 20_000;

/** Identifies the attempt, so that a page left open from an earlier attempt cannot change a later one. */
export interface AttemptRef {
  examId: string;
  attemptId: string;
}

/** The reply to a submission. */
export interface Outcome {
  /** Null while the examination has not released its results. */
  result: ExamResult | null;
  /** When results will be or were released. Null if that is unknown. */
  resultsAt: string | null;
}

/** Fills in the fields that the specification does not name, with the specification's rules. */
function withPaperDefaults({ exam }: Paper): Paper {
  const { examination_sections, examination_bank } = exam;
  const bank = Object.entries(examination_bank).map(([name, questions]) => [
    name,
    questions.map(withQuestionDefaults),
  ]);
  return {
    exam: {
      ...exam,
      decimal_sign: exam.decimal_sign ?? ',',
      examination_sections: examination_sections ?? specifiedSections(Object.keys(examination_bank)),
      examination_bank: Object.fromEntries(bank),
      stimuli: exam.stimuli ?? {},
    },
  };
}

/** Only the first section is forward-only. */
const specifiedSections = (names: string[]) =>
  names.map((name, index) => ({
    name,
    forward_only: index === 0,
    duration: null,
    duration_seconds: null,
  }));

/** Removes the hint, because students see it only after the examination. */
const withQuestionDefaults = (question: PaperQuestion): PaperQuestion => ({
  ...question,
  play_limit: question.play_limit ?? DEFAULT_PLAY_LIMIT,
  hint: null,
  interaction: question.interaction ?? 'choice',
  option_type: question.option_type ?? 'text',
  bank_rows: question.bank_rows ?? [],
  rows_type: question.rows_type ?? 'text',
  min_choices: question.min_choices ?? null,
  max_choices: question.max_choices ?? null,
  unit: question.unit ?? null,
  bank_gaps: question.bank_gaps ?? {},
  reuse_options: question.reuse_options ?? false,
  max_words: question.max_words ?? null,
  stimulus: question.stimulus ?? null,
});

/** Fills in missing statuses: an empty answer is unanswered, another one incorrect. */
export function filledInResult(result: ExamResult): ExamResult {
  const answers = Object.entries(result.result_answer).map(([id, given]) => {
    const { answer, status = answer ? 'incorrect' : 'unanswered' } = given;
    return [id, { ...given, status, answer }];
  });
  return { ...result, result_answer: Object.fromEntries(answers) };
}

export interface SaveRequest {
  answers: Entry[];
  position: Position | undefined;
  listening?: Record<string, contract.PlayPosition> | undefined;
  keepalive: boolean;
}

type ExpectedStart = { attempts_left: number } | { attempt_id: string };

export interface AttemptsApi {
  /**
   * Starts an attempt if the student still has `attempts_left` attempts, as shown before the start. With `attempt_id`,
   * continues this running attempt.
   */
  start(examId: string, expected: ExpectedStart): Promise<Reply<typeof contract.startExam>>;
  /** Returns the paper and its version. The paper is 'shuffled' if `have` is the current version. */
  paper(examId: string, have?: string): Promise<{ paper: Paper | typeof SHUFFLED; version: string }>;
  state(examId: string): Promise<Reply<typeof contract.getState>>;
  clock(examId: string): Promise<Reply<typeof contract.getClock>>;
  takeOver(attempt: AttemptRef): Promise<Reply<typeof contract.takeOver>>;
  save(attempt: AttemptRef, request: SaveRequest): Promise<Reply<typeof contract.saveAnswers>>;
  /** Counts a play of the recording of a question, or of a stimulus. */
  play(
    attempt: AttemptRef,
    id: string,
    playId: string,
    isStimulus?: boolean,
  ): Promise<Reply<typeof contract.playItem>>;
  finishSection(attempt: AttemptRef, section: number): Promise<Reply<typeof contract.finishSection>>;
  submit(attempt: AttemptRef, list: SubmittedList): Promise<Outcome>;
  /** Sends late answers. Returns how many of them differ from the graded ones. */
  late(attempt: AttemptRef, answers: Entry[], offlineSince: number | null): Promise<number>;
}

/**
 * Returns the calls for this student. They throw while another person is logged in, for example through another tab:
 * that person's replies are about another attempt.
 */
export function attemptsApiOf(student: Person | null): AttemptsApi {
  const options = () => ({ of: student, signal: AbortSignal.timeout(TIMEOUT_MS) });

  return {
    async start(exam_id, expected) {
      const reply = await call(startExam, {
        body: { exam_id, device_id: deviceId(), ...expected },
        ...options(),
      });
      // The new token expires later. Without it, the examination opens with the current session.
      const { access_token } = reply;
      if (access_token && decodeToken(access_token)) renewSession(access_token);
      return reply;
    },

    // Without `have`, the request would start an attempt. It is empty if this device has no paper.
    async paper(exam_id, have = '') {
      const { reply, headers } = await callWithHeaders(getPaper, {
        query: { exam_id, have },
        ...options(),
      });
      const paper = reply === SHUFFLED ? SHUFFLED : withPaperDefaults(reply);
      return { paper, version: headers.get(PAPER_VERSION_HEADER) ?? '' };
    },

    state: (exam_id) => call(getState, { query: { exam_id, device_id: deviceId() }, ...options() }),

    clock: (exam_id) => call(getClock, { query: { exam_id, device_id: deviceId() }, ...options() }),

    takeOver: (attempt) =>
      call(takeOver, { body: { ...wire(attempt), device_id: deviceId() }, ...options() }),

    save(attempt, { answers, position, listening, keepalive }) {
      const changes = answers.map(({ answered_at: _, ...change }) => change);
      const body = { ...wire(attempt), device_id: deviceId(), answers: changes, listening, ...position };
      return call(saveAnswers, { body, keepalive, ...options() });
    },

    play: (attempt, id, play_id, isStimulus) =>
      call(playItem, {
        body: { ...wire(attempt), [isStimulus ? 'stimulus_id' : 'question_id']: id, play_id },
        ...options(),
      }),

    finishSection: (attempt, section) =>
      call(finishSection, { body: { ...wire(attempt), section }, ...options() }),

    async submit(attempt, { answers, seqs }) {
      const body = { ...wire(attempt), answers: JSON.stringify(answers), seqs };
      const { exam_result, results_at = null } = await call(submitExam, { body, ...options() });
      return { result: exam_result && filledInResult(exam_result), resultsAt: results_at };
    },

    async late(attempt, answers, offlineSince) {
      const offline_since = offlineSince === null ? null : new Date(offlineSince).toISOString();
      const body = { ...wire(attempt), answers, offline_since };
      return (await call(sendLateAnswers, { body, ...options() })).received;
    },
  };
}

function wire({ examId, attemptId }: AttemptRef) {
  return { exam_id: examId, attempt_id: attemptId };
}
