import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { attemptsApi } from './attempts.api.ts';
import { createExamSession, type ExamSession, type SessionPorts } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { examStorage } from './exam-storage.ts';
import { openExam } from './open-exam.ts';
import { followPage } from './page-life.ts';
import { createServerClock } from './server-clock.ts';

function browserPorts(): SessionPorts {
  return {
    api: attemptsApi,
    storage: examStorage,
    clock: createServerClock(() => performance.now()),
    random: Math.random,
    schedule(task, ms) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Opens the examination once; nothing but the person's own retry opens it again. */
function useOpening(examId: string | null) {
  return useQuery({
    queryKey: ['attempts', 'opening', examId],
    queryFn: async () => {
      const ports = browserPorts();
      return { ports, opened: await openExam(ports, examId ?? '') };
    },
    enabled: examId !== null,
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
  /** Ended before it was opened here. */
  | { phase: 'submitted'; attemptId: string }
  | { phase: 'running'; session: ExamSession };

/** The examination on this page. */
export function useExam(examId: string | null): Exam {
  const { data, error, isFetching, refetch } = useOpening(examId);
  const session = useMemo(
    () => (data?.opened.kind === 'running' ? createExamSession(data.ports, data.opened) : undefined),
    [data],
  );

  useEffect(() => {
    if (!session) return;
    session.start();
    const unfollow = followPage(session);
    return () => {
      unfollow();
      session.stop();
    };
  }, [session]);

  if (session) return { phase: 'running', session };
  if (data) return { phase: 'submitted', attemptId: data.opened.attemptId };
  if (error && !isFetching) return { phase: 'failed', error, retry: () => void refetch() };
  return { phase: 'loading' };
}

export function useExamState(session: ExamSession): ExamState {
  return useSyncExternalStore(session.subscribe, session.getState);
}
