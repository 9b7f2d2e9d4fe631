import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { forgetPress, pressedWith, selectExamination } from '../../examinations/selected-examination.ts';
import { pause } from '../../platform/api/backoff.ts';
import { logFailure } from '../../platform/api/log-failure.ts';
import { currentSession, personHere, whoIsHere } from '../../platform/session/session.ts';
import { whenIdle } from '../../platform/time/when-idle.ts';
import { attemptsApiOf } from '../api/attempts.api.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { contentFontsOf, loadContentFonts } from '../paper/content-fonts.ts';
import { allQuestions } from '../paper/paper.ts';
import { fetchPaperFiles, fetchPicturesAt, forgetOtherPaperFiles } from '../paper/paper-files.ts';
import { prepareParts } from '../screen/rare-parts.ts';
import { useTabLock } from '../takeover/use-tab-lock.ts';
import { createServerClock } from '../time/server-clock.ts';
import { createExamSession, type ExamSession } from './exam-session.ts';
import type { ExamState } from './exam-state.ts';
import { followPage } from './follow-page.ts';
import { OpenError, openExam } from './open-exam.ts';
import type { SessionPorts } from './session-ports.ts';

/** Longest wait for the pictures, typefaces and parts of the screen of the first question, because the time is running. */
const FILES_TIMEOUT_MS = 1000;

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
    canCall: () => student?.id === currentSession()?.user.id,
    canStore: () => student?.id === personHere(),
  };
}

async function open(examId: string) {
  const ports = browserPorts();
  // Almost every paper needs it, so it loads beside the paper.
  void loadContentFonts();
  const opened = await openExam(ports, examId, { left: pressedWith(examId) }).catch((error) => {
    if (error instanceof OpenError && error.step === 'questions') logFailure('Question load', error);
    throw error;
  });
  // Forgotten only now, so that a retry after a failure starts the attempt too.
  forgetPress();
  // The page with the start button shows the selected examination.
  if (opened.kind === 'unbegun') selectExamination(examId);
  if (opened.kind === 'running' && opened.state.lostSince === null) {
    const { attemptId, state } = opened;
    const pictures = fetchPicturesAt(attemptId, state.paper, state.position).catch(() => undefined);
    const fonts = loadContentFonts(contentFontsOf(state.paper));
    const parts = prepareParts(allQuestions(state.paper));
    await Promise.race([Promise.all([pictures, fonts, parts]), pause(FILES_TIMEOUT_MS)]);
  }
  return { ports, opened };
}

/** Fetches the paper's files once the browser is idle, because the time is running. Returns a cancel function. */
function fetchFilesBehind({ attemptId, getState }: ExamSession): () => void {
  void forgetOtherPaperFiles(attemptId).catch(() => undefined);
  return whenIdle(() => {
    const { paper, position } = getState();
    fetchPaperFiles(attemptId, paper, position).catch(() => undefined);
  });
}

/** Opens the examination once per acquisition of the tab lock. Only the student can retry it. */
function useOpening(examId: string | null, acquisitions: number) {
  return useQuery({
    queryKey: ['attempts', 'opening', examId, acquisitions],
    queryFn: () => open(examId ?? ''),
    enabled: examId !== null && acquisitions > 0,
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
  /** Another tab of this browser has the examination. */
  | { phase: 'other_tab'; takeOver: () => void }
  /** The attempt was closed before it was opened here. */
  | { phase: 'submitted'; attemptId: string }
  /** The student has not pressed the start button. */
  | { phase: 'unbegun' }
  | { phase: 'running'; session: ExamSession };

/** Returns the examination of this page. Starts an attempt only if the student pressed the start button. */
export function useExam(examId: string | null): Exam {
  const tabLock = useTabLock(examId);
  const isHere = tabLock.owner === 'here';
  const { data, error, isFetching, refetch } = useOpening(examId, tabLock.acquisitions);
  // Rendered in small steps, so that a slow phone can respond to a touch. The previous screen disappears at once.
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
      // Sends changes now, so that the next visit does not have to.
      session.leave();
      session.stop();
    };
  }, [session, isHere]);

  if (tabLock.owner === 'other') return { phase: 'other_tab', takeOver: tabLock.takeOver };
  if (session) return { phase: 'running', session };
  if (shown?.opened.kind === 'submitted') return { phase: 'submitted', attemptId: shown.opened.attemptId };
  if (shown) return { phase: 'unbegun' };
  if (error && !isFetching) return { phase: 'failed', error, retry: () => void refetch() };
  return { phase: 'loading' };
}

export function useExamState(session: ExamSession): ExamState {
  return useSyncExternalStore(session.subscribe, session.getState);
}
