import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { stored } from '../../platform/device-store/stored.ts';
import { lazyPart } from '../../platform/i18n/lazy-part.ts';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { ToLogin } from '../../platform/navigation/to-login.tsx';
import { useSession } from '../../platform/session/session.ts';
import { whenIdle } from '../../platform/time/when-idle.ts';
import { prepareToasts } from '../../platform/ui/feedback/toast-area.tsx';
import { useLogInAgain } from '../relogin/use-log-in-again.tsx';
import type { ExamSession } from '../session/exam-session.ts';
import { useExam, useExamState } from '../session/use-exam.ts';
import { ExamLoader } from './exam-loader.tsx';
import { ExamProblem } from './exam-problem.tsx';
import { ExamScreen, loadTimesUp } from './exam-screen.tsx';
import { freshDocument } from './fresh-document.ts';
import { PREPARE_AFTER_MS } from './prepare-after.ts';

/** Loaded ahead, because it may be needed at the moment when a lost connection returns. */
const loadElsewhere = () => import('../takeover/exam-elsewhere.tsx');
const InOtherTab = lazyPart(async () => (await loadElsewhere()).InOtherTab, 'later');
const OnOtherDevice = lazyPart(async () => (await loadElsewhere()).OnOtherDevice, 'later');
const loadClosed = () => import('../submit/closed-exam.tsx');
/** Needed only at the end, so it is loaded after the first question. */
const ClosedExam = lazy(async () => ({ default: (await loadClosed()).ClosedExam }));

/**
 * `/examination`: the examination in `?examId=`, otherwise the last selected one. Without a running attempt it shows the
 * examination's detail page.
 */
export function ExamPage() {
  return (
    <Suspense fallback={<ExamLoader />}>
      <ChosenExam />
    </Suspense>
  );
}

function ChosenExam() {
  const [search, setSearch] = useSearchParams();
  // Read once, since another tab may select another examination. Ids in lower case, since the tab lock compares them.
  const [chosen] = useState(() => stored.examId.read());
  const examId = search.get('examId')?.toLowerCase() ?? chosen;
  const isLoggedIn = useSession() !== null;
  const exam = useExam(examId);

  // The result page needs the id of the last examination. If local storage is full, the address keeps it for a reload.
  useEffect(() => {
    if (!examId || exam.phase !== 'running' || stored.examId.write(examId)) return;
    setSearch({ examId }, { replace: true });
  }, [examId, exam.phase, setSearch]);

  // Offline, the student's examination opens from this device even if the session has expired.
  const isOpening = examId !== null && exam.phase === 'loading' && stored.user.read() !== null;
  const needsNoLogin = isOpening || exam.phase === 'running';
  if (!isLoggedIn && !needsNoLogin) return <ToLogin />;
  if (examId === null) return <ExamProblem error={undefined} />;
  if (exam.phase === 'other_tab') return <InOtherTab onTakeOver={exam.takeOver} />;
  if (exam.phase === 'running') return <RunningExam session={exam.session} />;
  if (exam.phase === 'failed') {
    // A TypeError is a chunk that did not load. Browsers repeat a failed import only in a new document.
    const retry = exam.error instanceof TypeError ? () => freshDocument.load() : exam.retry;
    return <ExamProblem error={exam.error} retry={retry} />;
  }
  if (exam.phase === 'unbegun')
    return <Navigate to={examinationPath(paths.examinationDetail, examId)} replace />;
  if (exam.phase === 'submitted') return <ClosedExam examId={examId} attemptId={exam.attemptId} />;
  return <ExamLoader />;
}

function RunningExam({ session }: { session: ExamSession }) {
  const state = useExamState(session);
  const logInAgain = useLogInAgain(session);
  const { ports, examId, attemptId } = session;
  const isClosed = state.phase === 'closed';
  const [wasActive, setWasActive] = useState(!state.elsewhere);
  if (!wasActive && !state.elsewhere) setWasActive(true);

  useEffect(() => whenIdle(() => loadTimesUp().catch(() => undefined)), []);
  // Chunks that may be needed offline. If one fails, its use loads it again.
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareToasts().catch(() => undefined);
      loadClosed().catch(() => undefined);
      loadElsewhere().catch(() => undefined);
    }, PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {isClosed && ports.canCall() ? (
        <ClosedExam examId={examId} attemptId={attemptId} />
      ) : state.elsewhere ? (
        <OnOtherDevice session={session} state={state} isTakenOver={wasActive} />
      ) : (
        <ExamScreen session={session} state={state} isLoggingIn={logInAgain !== null} />
      )}
      {logInAgain}
    </>
  );
}
