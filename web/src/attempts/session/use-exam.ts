import { type Query, type QueryClient, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { forgetPress, pressedWith, selectExamination } from '../../examinations/selected-examination.ts';
import { pause } from '../../platform/api/backoff.ts';
import { logFailure } from '../../platform/api/log-failure.ts';
import { currentSession, isSamePerson, whoIsHere } from '../../platform/session/session.ts';
import { whenIdle } from '../../platform/time/when-idle.ts';
import { attemptsApiOf } from '../api/attempts.api.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { fetchPaperFiles, fetchPicturesAt, forgetOtherPaperFiles } from '../paper/paper-files.ts';
import { useTabLock } from '../takeover/use-tab-lock.ts';
import { createServerClock } from '../time/server-clock.ts';
import { createExamSession, type ExamSession } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { followPage } from './follow-page.ts';
import { OpenError, openExam } from './open-exam.ts';
import type { SessionPorts } from './session-ports.ts';

/** The time is running: a question is read without its pictures rather than not at all. */
const PICTURES_PATIENCE_MS = 1000;

function browserPorts(): SessionPorts {
  const student = whoIsHere();
  return {
    api: attemptsApiOf(student),
    storage: examStorage,
    clock: createServerClock(() => performance.now()),
    random: Math.random,
    schedule(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    canCall: () => isSamePerson(student, currentSession()?.user ?? null),
    canKeep: () => isSamePerson(student, whoIsHere()),
  };
}

async function open(examId: string) {
  const ports = browserPorts();
  const opened = await openExam(ports, examId, { left: pressedWith(examId) }).catch((error) => {
    if (error instanceof OpenError && error.step === 'questions') logFailure('Question load', error);
    throw error;
  });
  // Until it is opened the person's own retry begins it as well.
  forgetPress();
  // The page that begins it is about the one that was chosen.
  if (opened.kind === 'unbegun') selectExamination(examId);
  if (opened.kind === 'running' && opened.state.lostSince === null) {
    const { attemptId, state } = opened;
    const pictures = fetchPicturesAt(attemptId, state.paper, state.position).catch(() => undefined);
    await Promise.race([pictures, pause(PICTURES_PATIENCE_MS)]);
  }
  return { ports, opened };
}

/** The time is running: the student must not wait for files that are not on the screen. */
export function fetchFilesBehind({ attemptId, getState }: ExamSession): () => void {
  void forgetOtherPaperFiles(attemptId).catch(() => undefined);
  return whenIdle(() => {
    const { paper, position } = getState();
    fetchPaperFiles(attemptId, paper, position).catch(() => undefined);
  });
}

function isRunning({ queryKey, state }: Query): boolean {
  const data = state.data as Awaited<ReturnType<typeof open>> | undefined;
  return queryKey[1] === 'opening' && data?.opened.kind === 'running';
}

/** Whether an examination is open in this page. It waits for its student, also when another person logs in. */
export function isTaking(queryClient: QueryClient): boolean {
  return queryClient.getQueryCache().getAll().some(isRunning);
}

/** Forgets all that this page has fetched but a running examination. Whether there is one. */
export function forgetFetched(queryClient: QueryClient): boolean {
  queryClient.removeQueries({ predicate: (query) => !isRunning(query) });
  queryClient.getMutationCache().clear();
  return isTaking(queryClient);
}

/** Opens the examination once in each turn of this tab; nothing but the person's own retry opens it again. */
function useOpening(examId: string | null, turn: number) {
  return useQuery({
    queryKey: ['attempts', 'opening', examId, turn],
    queryFn: () => open(examId ?? ''),
    enabled: examId !== null && turn > 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: false,
  });
}

export type Exam =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown; retry: () => void }
  /** Another tab of this browser has it. */
  | { phase: 'other_tab'; takeOver: () => void }
  /** Ended before it was opened here. */
  | { phase: 'submitted'; attemptId: string }
  /** The student has not asked to begin it. */
  | { phase: 'unbegun' }
  | { phase: 'running'; session: ExamSession };

/** The examination on this page, begun only where the button for it was pressed. */
export function useExam(examId: string | null): Exam {
  const turn = useTabLock(examId);
  const isHere = turn.held === 'here';
  const { data, error, isFetching, refetch } = useOpening(examId, turn.number);
  // The screen renders in small steps, so that a slow phone can respond to a touch. The previous screen goes at once.
  const isDrawn = useDeferredValue(data) === data;
  const shown = isDrawn ? data : undefined;
  const session = useMemo(
    () => (shown?.opened.kind === 'running' ? createExamSession(shown.ports, shown.opened) : undefined),
    [shown],
  );

  useEffect(() => {
    if (!session || !isHere) return;
    session.start();
    const unfollow = followPage(session);
    const stopFiles = fetchFilesBehind(session);
    return () => {
      stopFiles();
      unfollow();
      // A student who goes on reads what the device keeps. What is sent now need not be sent then.
      session.leave();
      session.stop();
    };
  }, [session, isHere]);

  if (turn.held === 'other') return { phase: 'other_tab', takeOver: turn.takeOver };
  if (session) return { phase: 'running', session };
  if (shown?.opened.kind === 'submitted') return { phase: 'submitted', attemptId: shown.opened.attemptId };
  if (shown) return { phase: 'unbegun' };
  if (error && !isFetching) return { phase: 'failed', error, retry: () => void refetch() };
  return { phase: 'loading' };
}

export function useExamState(session: ExamSession): ExamState {
  return useSyncExternalStore(session.subscribe, session.getState);
}
