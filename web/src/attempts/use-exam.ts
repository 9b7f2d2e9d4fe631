import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { currentSession } from '../session/session.ts';
import { stored } from '../session/stored.ts';
import { attemptsApi } from './attempts.api.ts';
import { pause } from './backoff.ts';
import { createExamSession, type ExamSession } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { examStorage } from './exam-storage.ts';
import { openExam } from './open-exam.ts';
import { followPage } from './page-life.ts';
import { fetchPaperFiles, forgetOtherPaperFiles } from './paper-files.ts';
import { createServerClock } from './server-clock.ts';
import type { SessionPorts } from './session-ports.ts';
import { useTabLock } from './use-tab-lock.ts';

/** The time is running: what is not fetched by then is fetched behind the open examination. */
const FILES_PATIENCE_MS = 1000;

function browserPorts(): SessionPorts {
  const owner = stored.user.read()?.id;
  return {
    api: attemptsApi,
    storage: examStorage,
    clock: createServerClock(() => performance.now()),
    random: Math.random,
    schedule(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    canCall: () => currentSession()?.user.id === owner,
    canKeep: () => stored.user.read()?.id === owner,
  };
}

async function openWithFiles(examId: string, onProgress: (share: number) => void) {
  const ports = browserPorts();
  const opened = await openExam(ports, examId);
  if (opened.kind === 'running') {
    const { attemptId, state } = opened;
    void forgetOtherPaperFiles(attemptId).catch(() => undefined);
    const files = fetchPaperFiles(attemptId, state.paper, onProgress).catch(() => undefined);
    if (state.lostSince === null) await Promise.race([files, pause(FILES_PATIENCE_MS)]);
  }
  return { ports, opened };
}

/** Opens the examination once in each turn of this tab; nothing but the person's own retry opens it again. */
function useOpening(examId: string | null, turn: number, onProgress: (share: number) => void) {
  return useQuery({
    queryKey: ['attempts', 'opening', examId, turn],
    queryFn: () => openWithFiles(examId ?? '', onProgress),
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
  | { phase: 'loading'; share: number }
  | { phase: 'failed'; error: unknown; retry: () => void }
  /** Another tab of this browser has it. */
  | { phase: 'other_tab'; takeOver: () => void }
  /** Ended before it was opened here. */
  | { phase: 'submitted'; attemptId: string }
  | { phase: 'running'; session: ExamSession };

/** The examination on this page. */
export function useExam(examId: string | null): Exam {
  const turn = useTabLock(examId);
  const [share, setShare] = useState(0);
  const isHere = turn.held === 'here';
  const { data, error, isFetching, refetch } = useOpening(examId, turn.number, setShare);
  const session = useMemo(
    () => (data?.opened.kind === 'running' ? createExamSession(data.ports, data.opened) : undefined),
    [data],
  );

  useEffect(() => {
    if (!session || !isHere) return;
    session.start();
    const unfollow = followPage(session);
    return () => {
      unfollow();
      // Whoever goes on reads what the device keeps; what can still be sent from here is one thing less to do.
      session.leave();
      session.stop();
    };
  }, [session, isHere]);

  if (turn.held === 'other') return { phase: 'other_tab', takeOver: turn.takeOver };
  if (session) return { phase: 'running', session };
  if (data) return { phase: 'submitted', attemptId: data.opened.attemptId };
  if (error && !isFetching) return { phase: 'failed', error, retry: () => void refetch() };
  return { phase: 'loading', share };
}

export function useExamState(session: ExamSession): ExamState {
  return useSyncExternalStore(session.subscribe, session.getState);
}
