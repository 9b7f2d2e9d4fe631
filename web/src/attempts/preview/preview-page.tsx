import { Button } from '@mantine/core';
import { IconEye, IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router';
import { previewQuery } from '../../examinations/admin/admin-examinations.api.ts';
import { useSelectedExamination } from '../../examinations/admin/use-selected-examination.ts';
import { examinationPath, paths } from '../../platform/navigation/paths.ts';
import { AttentionBar } from '../../platform/ui/feedback/attention-bar.tsx';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import type { ExamSession } from '../session/exam-session.ts';
import { useExamState } from '../session/use-exam.ts';
import { PreviewScreen } from './preview-screen.tsx';
import { createPreviewSession } from './preview-session.ts';

export function PreviewExaminationPage() {
  const id = useSelectedExamination();
  return id ? <Preview examId={id} /> : <Navigate to={paths.examinations} replace />;
}

function Preview({ examId }: { examId: string }) {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...previewQuery(examId),
    refetchOnWindowFocus: false,
  });
  const session = useMemo(() => data && createPreviewSession(data), [data]);
  if (isPending) return <FullScreenLoader />;

  const leave = (
    <Button component={Link} to={examinationPath(paths.examinationDetail, examId)} variant="default">
      {t('examinationAdmin.leavePreview')}
    </Button>
  );
  if (!session) {
    return (
      <Failure error={error} retry={refetch} retrying={isFetching}>
        {leave}
      </Failure>
    );
  }
  return (
    <>
      <AttentionBar role="note" icon={<IconEye aria-hidden />} text={t('examinationAdmin.previewNote')}>
        {leave}
      </AttentionBar>
      {session.getState().paper.sections.length > 0 ? (
        <RunningPreview session={session} examId={examId} />
      ) : (
        <Notice icon={<IconFileOff aria-hidden />} title={t('examinationAdmin.previewEmpty')} />
      )}
    </>
  );
}

function RunningPreview({ session, examId }: { session: ExamSession; examId: string }) {
  const navigate = useNavigate();
  const state = useExamState(session);
  useEffect(() => {
    session.start();
    return () => session.stop();
  }, [session]);
  return (
    <PreviewScreen
      session={session}
      state={state}
      onFinish={() => navigate(examinationPath(paths.examinationDetail, examId))}
    />
  );
}
