/** Exam session for a preview of the student's screen. It calls no server and stores nothing. */
import type { Paper } from '@lulus/contract';
import { EMPTY_QUEUE } from '../answers/save-queue.ts';
import type { AttemptsApi } from '../api/attempts.api.ts';
import type { ExamStorage } from '../device-copy/exam-storage.ts';
import { readPaper } from '../paper/paper.ts';
import { createExamSession, type ExamSession } from '../session/exam-session.ts';
import { openState } from '../session/exam-state.ts';

const EPOCH = new Date(0).toISOString();

const never = () => Promise.reject(new Error('A preview does not call the server.'));

function previewApi(attempt_id: string, due: string): AttemptsApi {
  const plays: Record<string, number> = {};
  const lastPlays: Record<string, string> = {};
  return {
    start: never,
    paper: never,
    state: never,
    clock: async () => ({
      attempt_id,
      pivot: { examination_start_time: EPOCH, examination_due_time: due },
      now: EPOCH,
      elsewhere: false,
      section_pivot: null,
      submitted_at: null,
      plays_given_back: 0,
    }),
    takeOver: never,
    late: never,
    finishSection: never,
    submit: never,
    save: async (_, { answers }) => ({
      saved: Math.max(0, ...answers.map(({ seq }) => seq)),
      now: EPOCH,
      superseded: {},
      elsewhere: false,
    }),
    async play(_, questionId, playId) {
      const isResumed = lastPlays[questionId] === playId;
      lastPlays[questionId] = playId;
      plays[questionId] = (plays[questionId] ?? 0) + (isResumed ? 0 : 1);
      return { plays: plays[questionId], allowed: Number.MAX_SAFE_INTEGER };
    },
  };
}

const previewStorage: ExamStorage = {
  readPaper: async () => null,
  storePaper: async () => true,
  readShown: () => ({}),
  readPosition: () => null,
  readCopy: async () => null,
  storeProgress: async () => true,
  finish: async () => undefined,
};

/** Creates the session with a stopped clock and without section timers, so that every section can be visited. */
export function createPreviewSession({ exam }: Paper): ExamSession {
  const paper = { ...readPaper(exam), hasSectionTimers: false };
  const state = openState({
    paper,
    own: null,
    left: [],
    server: {
      stored: {},
      seq: 0,
      plays: {},
      listening: {},
      playsGivenBack: 0,
      now: 0,
      due: paper.duration * 60_000,
      open: null,
      elsewhere: false,
      position: { section: 0, question: 0 },
    },
    queue: EMPTY_QUEUE,
    lostSince: null,
  });
  // Listening stores a play id per attempt until the sound starts. A fixed attempt id leaves no more than one.
  const attemptId = `preview:${exam.id}`;
  const ports = {
    api: previewApi(attemptId, new Date(state.due).toISOString()),
    storage: previewStorage,
    clock: { now: () => 0, mark: () => 0, observe: () => undefined, assume: () => undefined },
    random: () => 0.5,
    canCall: () => true,
    canStore: () => true,
    schedule(task: () => void, ms: number) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
  return createExamSession(ports, { attemptId, state });
}
