/** An examination session that reaches no server and keeps nothing: the student's own screen, to look at. */
import type { Paper } from '@lulus/contract';
import { EMPTY_QUEUE } from '../answers/save-queue.ts';
import type { AttemptsApi } from '../api/attempts.api.ts';
import type { ExamStorage } from '../device-copy/exam-storage.ts';
import { readPaper } from '../paper/paper.ts';
import { createExamSession, type ExamSession } from '../session/exam-session.ts';
import { openState } from '../session/exam-state.ts';

const EPOCH = new Date(0).toISOString();

const never = () => Promise.reject(new Error('A preview asks the server nothing.'));

function previewApi(attempt_id: string, due: string): AttemptsApi {
  const plays: Record<string, number> = {};
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
    }),
    takeOver: never,
    late: never,
    copyKey: never,
    finishSection: never,
    submit: never,
    result: never,
    save: async (_, { answers }) => ({
      saved: Math.max(0, ...answers.map(({ seq }) => seq)),
      now: EPOCH,
      superseded: {},
      elsewhere: false,
    }),
    async play(_, questionId) {
      plays[questionId] = (plays[questionId] ?? 0) + 1;
      return { plays: plays[questionId], allowed: Number.MAX_SAFE_INTEGER };
    },
  };
}

const previewStorage: ExamStorage = {
  readPaper: async () => null,
  keepPaper: async () => true,
  readShown: () => ({}),
  readPosition: () => null,
  forgetShown: () => undefined,
  readCopy: async () => null,
  keepProgress: async () => true,
  finish: async () => undefined,
};

/** The clock stands: what is left is always the whole duration, and every section can be walked into. */
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
      now: 0,
      due: paper.duration * 60_000,
      open: null,
      elsewhere: false,
      position: { section: 0, question: 0 },
    },
    queue: EMPTY_QUEUE,
    lostSince: null,
  });
  // A fixed attempt: the one thing that listening keeps on the device is then forgotten with its first sound.
  const attemptId = `preview:${exam.id}`;
  const ports = {
    api: previewApi(attemptId, new Date(state.due).toISOString()),
    storage: previewStorage,
    clock: { now: () => 0, mark: () => 0, observe: () => undefined, assume: () => undefined },
    random: () => 0.5,
    canCall: () => true,
    canKeep: () => true,
    schedule(task: () => void, ms: number) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
  return createExamSession(ports, { attemptId, state });
}
