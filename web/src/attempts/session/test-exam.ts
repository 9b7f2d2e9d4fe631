/** Test data for exam sessions: small papers, states, and a server in memory that follows the contract. */
import type {
  AttemptState,
  ExamResult,
  Paper,
  PlayPosition,
  SectionPivot,
  StoredAnswer,
} from '@lulus/contract';
import { SEQ_AHEAD, SHUFFLED } from '@lulus/contract';
import { ApiError, NetworkError } from '../../platform/api/client.ts';
import { EMPTY_QUEUE, type Entry, highestSeq, type SaveQueue } from '../answers/save-queue.ts';
import type { AttemptsApi } from '../api/attempts.api.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { type ExamPaper, readPaper } from '../paper/paper.ts';
import { createServerClock } from '../time/server-clock.ts';
import { createExamSession } from './exam-session.ts';
import { type ExamState, openState, type ServerView } from './exam-state.ts';

export const EXAM_ID = '01a1fbd3-0000-7000-8000-000000000001';
export const ATTEMPT_ID = '01a1fbd3-0000-7000-8000-0000000000a1';
export const START_TIME = Date.parse('2026-11-20T02:00:00.000Z');
export const DUE_TIME = START_TIME + 60 * 60_000;

/** Returns the id of a question: `q(0, 2)` is the third of the first section. */
export function q(section: number, question: number): string {
  return `01a1fbd3-0000-7000-8000-${String(section).padStart(6, '0')}${String(question).padStart(6, '0')}`;
}

const OPTIONS: Record<string, string>[] = [{ '2': 'Paris' }, { '1': 'Rome' }, { '3': 'Oslo' }];

export interface SectionShape {
  questions: number;
  forwardOnly?: boolean;
  duration?: number;
}

export const TWO_SECTIONS: SectionShape[] = [{ questions: 2, forwardOnly: true }, { questions: 3 }];

export function aWirePaper(shape: SectionShape[] = TWO_SECTIONS): Paper['exam'] {
  const names = shape.map((_, index) => `SECTION ${index + 1}`);
  return {
    id: EXAM_ID,
    examination_name: 'Practice',
    examination_desc: '',
    examination_duration: 60,
    decimal_sign: ',' as const,
    examination_bank_count: shape.reduce((sum, { questions }) => sum + questions, 0),
    examination_sections: shape.map(({ forwardOnly = false, duration = null }, index) => ({
      name: names[index] ?? '',
      forward_only: forwardOnly,
      duration,
      duration_seconds: duration && duration * 60,
    })),
    examination_bank: Object.fromEntries(
      shape.map(({ questions }, section) => [
        names[section] ?? '',
        Array.from({ length: questions }, (_, question) => ({
          id: q(section, question),
          bank_type: 'text' as const,
          bank_question: `<p>Question ${question + 1}</p>`,
          bank_option: [...OPTIONS],
          bank_asset: '{}',
          play_limit: 1,
          hint: null,
          interaction: 'choice' as const,
          option_type: 'text' as const,
          bank_rows: [],
          rows_type: 'text' as const,
          min_choices: null,
          max_choices: null,
          unit: null,
          bank_gaps: {},
          reuse_options: false,
          max_words: null,
          stimulus: null,
        })),
      ]),
    ),
    stimuli: {},
  };
}

export function aPaper(shape?: SectionShape[]): ExamPaper {
  return readPaper(aWirePaper(shape));
}

/** Returns the server's view of an attempt that has just begun. */
export const aView = (change: Partial<ServerView> = {}): ServerView => ({
  stored: {},
  seq: highestSeq(change.stored ?? {}),
  plays: {},
  listening: {},
  playsGivenBack: 0,
  position: { section: 0, question: 0 },
  now: START_TIME,
  due: DUE_TIME,
  open: null,
  elsewhere: false,
  ...change,
});

export function aState(change: Partial<ExamState> = {}, shape?: SectionShape[]): ExamState {
  const state = openState({
    paper: aPaper(shape),
    own: null,
    left: [],
    server: aView(),
    queue: EMPTY_QUEUE,
    lostSince: null,
  });
  return { ...state, ...change };
}

export function aResult(closed_by: ExamResult['closed_by'] = 'student'): ExamResult {
  return { result_score: 3, result_max: 5, closed_by, result_answer: {} };
}

const REFUSAL = { code: 'response_misfit', params: {}, message: 'The answer does not fit the question.' };

export interface FakeServer {
  api: AttemptsApi;
  answers: Record<string, StoredAnswer>;
  plays: Record<string, number>;
  listening: Record<string, PlayPosition>;
  playsGivenBack: number;
  due: number;
  now: number;
  submittedAt: string | null;
  closedBy: ExamResult['closed_by'];
  isDown: boolean;
  /** True if another device is active. */
  elsewhere: boolean;
  /** The late answers. */
  late: Entry[];
  /** Calls by name, in order. */
  calls: string[];
  /** An option that the server rejects with 422. */
  refusedOption: string | undefined;
  /** A response that does not fit its question, so that the server refuses only this entry. */
  misfit: string | undefined;
  started: number;
  /** The open section, if sections have timers. */
  sectionPivot: SectionPivot | null;
}

/** Returns a server in memory. The higher `seq` wins, and saves after the end are rejected. It can be unreachable. */
export function aServer(shape?: SectionShape[]): FakeServer {
  let position = { section: 0, question: 0 };
  let seq = 0;
  const server: FakeServer = {
    answers: {},
    plays: {},
    listening: {},
    playsGivenBack: 0,
    due: DUE_TIME,
    now: START_TIME,
    submittedAt: null,
    closedBy: 'student',
    sectionPivot: null,
    isDown: false,
    elsewhere: false,
    late: [],
    calls: [],
    refusedOption: undefined,
    misfit: undefined,
    started: 0,
    api: {
      start: async () => {
        called('start');
        server.started += 1;
        return {
          exam: { id: EXAM_ID, attempt_id: ATTEMPT_ID, pivot: pivot(), now: now() },
          access_token: null,
        };
      },
      paper: async (_, have) => {
        called(have ? 'paper again' : 'paper');
        return { paper: have === 'v1' ? SHUFFLED : { exam: aWirePaper(shape) }, version: 'v1' };
      },
      state: async () => {
        called('state');
        return state();
      },
      clock: async () => {
        called('clock');
        return state();
      },
      takeOver: async () => {
        called('takeOver');
        server.elsewhere = false;
        seq = highest() + SEQ_AHEAD;
        return { now: now() };
      },
      save: async (_, { answers, position: moved, listening = {} }) => {
        called('save');
        if (server.submittedAt) throw new ApiError(410, 'attempt_closed', 'The time is over.');
        if (answers.some(({ response }) => response === server.refusedOption)) {
          throw new ApiError(422, 'validation_failed', { answers: ['This question has no such option.'] });
        }
        const superseded: Record<string, StoredAnswer> = {};
        const misfits = answers.filter(
          ({ response }) => server.misfit !== undefined && response === server.misfit,
        );
        for (const { question_id, answered_at: _time, ...answer } of answers) {
          if (misfits.some((misfit) => misfit.question_id === question_id)) continue;
          const known = server.answers[question_id];
          if (!known || answer.seq > known.seq) server.answers[question_id] = answer;
          else if (known.response !== answer.response) superseded[question_id] = known;
        }
        position = moved ?? position;
        Object.assign(server.listening, listening);
        return {
          saved: highest(),
          now: now(),
          superseded,
          ...(misfits.length > 0 && {
            refused: Object.fromEntries(misfits.map(({ question_id }) => [question_id, REFUSAL])),
          }),
          elsewhere: server.elsewhere,
        };
      },
      play: async (_, questionId, playId) => {
        called('play');
        if (server.listening[questionId]?.play_id !== playId) {
          server.plays[questionId] = (server.plays[questionId] ?? 0) + 1;
        }
        return { plays: server.plays[questionId] ?? 0, allowed: 1 };
      },
      finishSection: async () => {
        called('finishSection');
        throw new ApiError(409, 'no_section_timers', 'Sections have no time of their own.');
      },
      submit: async () => {
        called('submit');
        server.submittedAt ??= now();
        return { result: aResult(server.closedBy), resultsAt: null };
      },
      late: async (_, entries) => {
        called('late');
        server.late.push(...entries);
        return entries.length;
      },
    },
  };
  const highest = () => Math.max(seq, highestSeq(server.answers));
  const now = () => new Date(server.now).toISOString();
  const pivot = () => ({
    examination_start_time: new Date(START_TIME).toISOString(),
    examination_due_time: new Date(server.due).toISOString(),
  });
  const called = (name: string) => {
    server.calls.push(name);
    if (server.isDown) throw new NetworkError();
  };
  const state = (): AttemptState => ({
    attempt_id: ATTEMPT_ID,
    pivot: pivot(),
    now: now(),
    elsewhere: server.elsewhere,
    answers: { ...server.answers },
    seq: highest(),
    ...position,
    plays: { ...server.plays },
    listening: { ...server.listening },
    plays_given_back: server.playsGivenBack,
    section_pivot: server.sectionPivot,
    extra_time_percent: 0,
    submitted_at: server.submittedAt,
    questions: 5,
  });
  return server;
}

/** Returns a session with the fake server. It is not started, and its timers never run. */
export function aSession(change: Partial<ExamState>) {
  const server = aServer();
  const state = aState(change);
  const session = createExamSession(
    {
      api: server.api,
      storage: examStorage,
      clock: createServerClock(() => START_TIME),
      random: () => 0,
      schedule: () => () => undefined,
      canCall: () => true,
      canStore: () => true,
    },
    { attemptId: ATTEMPT_ID, state },
  );
  return { server, session, state };
}

/** Returns a queue with one waiting answer. */
export function oneWaiting(): SaveQueue {
  const answered_at = new Date(START_TIME).toISOString();
  const entry = { question_id: q(0, 0), response: '1', flagged: false, seq: 1, answered_at };
  return { waiting: { [q(0, 0)]: entry }, refused: {} };
}
