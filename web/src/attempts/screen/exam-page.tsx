import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { stored } from '../../platform/device-store/stored.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ToLogin } from '../../platform/navigation/to-login.tsx';
import { useSession } from '../../platform/session/session.ts';
import { prepareToasts } from '../../platform/ui/feedback/toast-area.tsx';
import { prepareCopy } from '../answer-file/prepare-copy.ts';
import { reopenExam } from '../relogin/reopen-exam.ts';
import { useLogInAgain } from '../relogin/use-log-in-again.tsx';
import { useReopenExam } from '../relogin/use-reopen-exam.ts';
import type { ExamSession } from '../session/exam-session.ts';
import { useExam, useExamState } from '../session/use-exam.ts';
import { ExamLoader } from './exam-loader.tsx';
import { ExamProblem } from './exam-problem.tsx';
import { ExamScreen } from './exam-screen.tsx';
import { PREPARE_AFTER_MS } from './prepare-after.ts';

/** Needed at the moment when a lost connection returns. */
const elsewhere = () => import('../takeover/exam-elsewhere.tsx');
const InOtherTab = lazy(async () => ({ default: (await elsewhere()).InOtherTab }));
const OnOtherDevice = lazy(async () => ({ default: (await elsewhere()).OnOtherDevice }));
const prepareClosed = () => import('../submit/closed-exam.tsx');
/** What is shown at the end alone is fetched behind the first question. */
const ClosedExam = lazy(async () => ({ default: (await prepareClosed()).ClosedExam }));

/** `/examination`: the examination in `?examId=`, else the one chosen last; where none runs, the page that begins it. */
export function ExamPage() {
  return (
    <Suspense fallback={<ExamLoader />}>
      <ChosenExam />
    </Suspense>
  );
}

function ChosenExam() {
  const [search, setSearch] = useSearchParams();
  // Another tab chooses for itself. However the id is written, it is one examination, which one tab has.
  const [chosen] = useState(() => stored.examId.read());
  const examId = search.get('examId')?.toLowerCase() ?? chosen;
  const isLoggedIn = useSession() !== null;
  const exam = useExam(examId);

  // The result page asks for the review of the examination that was taken last. Where nothing can be kept a reload has it from the address.
  useEffect(() => {
    if (!examId || exam.phase !== 'running' || stored.examId.write(examId)) return;
    setSearch({ examId }, { replace: true });
  }, [examId, exam.phase, setSearch]);

  // What this device holds of the person's own examination opens also when their session has ended without a connection.
  const isOpening = examId !== null && exam.phase === 'loading' && stored.user.read() !== null;
  const staysWithout = isOpening || exam.phase === 'running';
  if (!isLoggedIn && !staysWithout) return <ToLogin />;
  if (examId === null) return <ExamProblem error={undefined} />;
  if (exam.phase === 'other_tab') return <InOtherTab onTakeOver={exam.takeOver} />;
  if (exam.phase === 'running') return <RunningExam session={exam.session} />;
  if (exam.phase === 'failed') {
    // A part of the program that was lost with what it imports comes in another document only.
    const retry = exam.error instanceof TypeError ? () => reopenExam({ examId }) : exam.retry;
    return <ExamProblem error={exam.error} retry={retry} />;
  }
  if (exam.phase === 'unbegun') return <Navigate to={paths.examinationDetail} replace />;
  if (exam.phase === 'submitted') return <ClosedExam examId={examId} attemptId={exam.attemptId} />;
  return <ExamLoader />;
}

function RunningExam({ session }: { session: ExamSession }) {
  const state = useExamState(session);
  const logInAgain = useLogInAgain(session);
  const { ports, examId, attemptId } = session;
  const isClosed = state.phase === 'closed';
  const isOpeningNewDocument = useReopenExam(session, state);

  // Parts of the program that may be needed without a connection. A later try fetches what is missing.
  useEffect(() => {
    const timer = setTimeout(() => {
      prepareCopy(ports.api).catch(() => undefined);
      prepareToasts().catch(() => undefined);
      prepareClosed().catch(() => undefined);
      elsewhere().catch(() => undefined);
    }, PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ports]);

  // No other person may see, hear or press anything of it. It waits for its student, and for the paper of their
  // session.
  if (!ports.canKeep() || isOpeningNewDocument) {
    return (
      <>
        <ExamLoader />
        {logInAgain}
      </>
    );
  }
  return (
    <>
      {isClosed && ports.canCall() ? (
        <ClosedExam examId={examId} attemptId={attemptId} />
      ) : state.elsewhere ? (
        <OnOtherDevice session={session} state={state} />
      ) : (
        <ExamScreen session={session} state={state} isLoggingIn={logInAgain !== null} />
      )}
      {logInAgain}
    </>
  );
}
