import { IconLogout2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { isNotReleased } from '../attempts/api/attempts.api.ts';
import { isUnreachable } from '../attempts/api/refusal.ts';
import { forgetResult, selectedExaminationId } from '../examinations/selected-examination.ts';
import { paths } from '../platform/navigation/paths.ts';
import { ActionButton } from '../platform/ui/buttons/action-button.tsx';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { PageHeader } from '../platform/ui/page/page-header.tsx';
import { PrintButton } from '../platform/ui/print/print-button.tsx';
import { type FeedbackRow, feedbackRows } from './feedback.ts';
import { FeedbackTable } from './feedback-table.tsx';
import { PendingResult } from './pending-result.tsx';
import { Practice } from './practice.tsx';
import { PrintedFor } from './printed-for.tsx';
import classes from './result-page.module.css';
import { resultQuery, reviewQuery } from './results.api.ts';
import { ScoreCard } from './score-card.tsx';
import { SectionChart } from './section-chart.tsx';
import { sectionResults } from './section-results.ts';
import { storedResult } from './shown-result.ts';

// Exported here, so that the texts are in the same chunk as the page.

export function ResultPage() {
  const examId = selectedExaminationId();
  return examId ? <Result examId={examId} /> : <Navigate to={paths.dashboard} replace />;
}

function Result({ examId }: { examId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const fetched = useQuery(resultQuery(examId));
  const review = useQuery(reviewQuery(examId));
  // The score is shown first. The questions render in small steps, so that a slow phone can respond to a touch.
  const shownReview = useDeferredValue(review.data, undefined);
  // The stored result is used only while the server is unreachable.
  const storedCopy = isUnreachable(fetched.error) ? storedResult() : null;
  const result = fetched.data ?? storedCopy;
  const notReleased = [fetched.error, review.error].find(isNotReleased);
  if (review.isPending || (!result && fetched.isPending)) return <FullScreenLoader />;

  async function exit() {
    // Leaves the page first. Without its stored result, the page would fetch it again.
    await navigate(paths.dashboard);
    forgetResult();
  }

  const failed = result ? review : fetched;
  const refresh = () => {
    void fetched.refetch();
    void review.refetch();
  };
  return (
    <>
      <PrintedFor />
      <PageHeader
        title={t('results.title')}
        actions={
          <>
            {result && !notReleased && <PrintButton />}
            <ActionButton icon={IconLogout2} onClick={exit}>
              {t('results.exit')}
            </ActionButton>
          </>
        }
      />
      {notReleased && <PendingResult examId={examId} refresh={refresh} isRefreshing={fetched.isFetching} />}
      {result && !notReleased && <ScoreCard result={result} />}
      {result && shownReview && !notReleased && <Feedback rows={feedbackRows(shownReview, result.answers)} />}
      {!(result && review.data) && !notReleased && (
        <Failure error={failed.error} retry={failed.refetch} retrying={failed.isFetching} />
      )}
    </>
  );
}

function Feedback({ rows }: { rows: FeedbackRow[] }) {
  const sections = sectionResults(rows);
  return (
    <>
      <div className={classes.columns}>
        <SectionChart results={sections} />
        <Practice results={sections} />
      </div>
      <FeedbackTable rows={rows} />
    </>
  );
}
