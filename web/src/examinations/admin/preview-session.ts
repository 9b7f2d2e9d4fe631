/** An examination session that reaches no server and keeps nothing: the student's own screen, to look at. */
import type { Paper } from '@lulus/contract';
import type { AttemptsApi } from '../../attempts/attempts.api.ts';
import { createExamSession, type ExamSession } from '../../attempts/exam-session.ts';
import { openState } from '../../attempts/exam-state.ts';
import type { ExamStorage } from '../../attempts/exam-storage.ts';
import { readPaper } from '../../attempts/paper.ts';
import { EMPTY_QUEUE } from '../../attempts/save-queue.ts';

const EPOCH = new Date(0).toISOString();

const never = () => Promise.reject(new Error('A preview asks the server nothing.'));

function previewApi(): AttemptsApi {
  const plays: Record<string, number> = {};
  return {
    start: never,
    paper: never,
    state: never,
    finishSection: never,
    submit: never,
    result: never,
    save: async (_, { answers }) => ({
      saved: Math.max(0, ...answers.map(({ seq }) => seq)),
      now: EPOCH,
      superseded: {},
    }),
    async play(_, questionId) {
      plays[questionId] = (plays[questionId] ?? 0) + 1;
      return { plays: plays[questionId], allowed: Number.MAX_SAFE_INTEGER };
    },
  };
}

const previewStorage: ExamStorage = {
  readPaper: () => null,
  keepPaper: () => undefined,
  readShown: () => ({}),
  readPosition: () => null,
  readUnsent: () => ({ queue: EMPTY_QUEUE, positionWaiting: false }),
  keepProgress: () => true,
  finish: () => undefined,
};

/** The clock stands: what is left is always the whole duration, and every section can be walked into. */
export function createPreviewSession({ exam }: Paper): ExamSession {
  const paper = { ...readPaper(exam), hasSectionTimers: false };
  const state = openState({
    paper,
    position: { section: 0, question: 0 },
    positionWaiting: false,
    server: { stored: {}, plays: {}, due: paper.duration * 60_000, open: null },
    queue: EMPTY_QUEUE,
  });
  const ports = {
    api: previewApi(),
    storage: previewStorage,
    clock: { now: () => 0, mark: () => 0, observe: () => undefined },
    random: () => 0.5,
    schedule(task: () => void, ms: number) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
  // A fixed attempt: the one thing that listening keeps on the device is then forgotten with its first sound.
  return createExamSession(ports, { attemptId: `preview:${exam.id}`, state });
}
