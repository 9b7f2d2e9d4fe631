import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { ApiError } from '../../platform/api/client.ts';
import { parseValue, uuid } from '../../platform/device-store/parse-value.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { lazyAdminPart } from '../../platform/i18n/lazy-part.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { isTeacher } from '../../platform/session/roles.ts';
import { useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/use-now.ts';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { BackLink } from '../../platform/ui/page/back-link.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { examinationQuery } from '../examinations.api.ts';
import { ExamState } from '../list/exam-state.tsx';
import { ResultNote } from '../list/result-note.tsx';
import { WindowNote } from '../list/window-note.tsx';
import { isResultPending } from '../results-release.ts';
import { selectedExaminationId } from '../selected-examination.ts';
import { ExamActions } from './exam-actions.tsx';
import { ExamNotes } from './exam-notes.tsx';
import { ExamNumbers } from './exam-numbers.tsx';
import classes from './examination-detail-page.module.css';

const AdminDetail = lazyAdminPart(async () => (await import('../admin/detail/admin-detail.tsx')).AdminDetail);

export function ExaminationDetailPage() {
  const user = useSession()?.user;
  // Also renders again at each visit, because another examination may be selected.
  const [search] = useSearchParams();
  if (isTeacher(user)) {
    return (
      <Suspense fallback={<FullScreenLoader />}>
        <AdminDetail />
      </Suspense>
    );
  }
  // An address only shows its examination. A button press selects it.
  const id = parseValue(uuid, search.get('exam')) ?? selectedExaminationId();
  return id ? <ExaminationDetail id={id} /> : <Navigate to={paths.examinations} replace />;
}

function ExaminationDetail({ id }: { id: string }) {
  const { t } = useTranslation();
  const now = useNow();
  const { data, error, isPending, isFetching, refetch } = useQuery(examinationQuery(id));
  if (isPending) return <FullScreenLoader />;

  // Without a connection, the page shows the stored copy of the last visit.
  const examination = data ?? (error instanceof ApiError ? null : copyOf(id));
  const back = <BackLink to={paths.examinations}>{t('examinations.back')}</BackLink>;
  const failure = error && !data && (
    <Failure error={error} retry={refetch} retrying={isFetching}>
      <Button component={Link} to={paths.examinations} variant="default">
        {t('examinations.back')}
      </Button>
    </Failure>
  );
  if (!examination) return failure;

  const ready = examination.examination_bank_count > 0;
  const running = examination.attempt_state === 'running';
  const notes = ready && (running || examination.attempts_left > 0);
  return (
    <>
      <PageHeader above={back} title={examination.examination_name} lead={examination.examination_desc} />
      <div className={classes.columns}>
        <section className={classes.facts}>
          <ExamState state={examination.attempt_state} isResultPending={isResultPending(examination, now)} />
          <ExamNumbers examination={examination} className={classes.numbers} />
          {!ready && <p className="faint">{t('examinations.noQuestions')}</p>}
          {!running && <WindowNote examination={examination} withMinutes={examination.attempts_left > 0} />}
          <ResultNote examination={examination} />
          {data && <ExamActions examination={data} />}
        </section>
        {failure || (notes && <ExamNotes running={running} playLimits={data?.play_limits ?? []} />)}
      </div>
    </>
  );
}

function copyOf(id: string) {
  const copy = stored.examDetail.read();
  return copy?.id === id ? copy : null;
}
