import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { stored } from '../session/stored.ts';
import { FullScreenLoader } from '../ui/full-screen-loader.tsx';
import { ClosedExam } from './closed-exam.tsx';
import { ExamProblem } from './exam-problem.tsx';
import { ExamScreen } from './exam-screen.tsx';
import type { ExamSession } from './exam-session.ts';
import { useExam, useExamState } from './use-exam.ts';

/** `/examination`: the examination in `?examId=`, else the one chosen last. */
export function ExamPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const examId = search.get('examId') ?? stored.examId.read();
  const exam = useExam(examId);

  // The result page asks for the review of the examination that was taken last.
  useEffect(() => {
    if (examId && exam.phase === 'running') stored.examId.write(examId);
  }, [examId, exam.phase]);

  if (examId === null) return <ExamProblem error={undefined} />;
  if (exam.phase === 'failed') return <ExamProblem error={exam.error} retry={exam.retry} />;
  if (exam.phase === 'submitted') return <ClosedExam examId={examId} attemptId={exam.attemptId} />;
  if (exam.phase === 'running') return <RunningExam session={exam.session} />;
  return <FullScreenLoader text={t('attempts.loading')} note={t('attempts.loadingNote')} />;
}

function RunningExam({ session }: { session: ExamSession }) {
  const state = useExamState(session);
  if (state.phase === 'closed') return <ClosedExam examId={session.examId} attemptId={session.attemptId} />;
  return <ExamScreen session={session} state={state} />;
}
