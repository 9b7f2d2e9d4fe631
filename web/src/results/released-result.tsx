import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { isUnreachable } from '../platform/api/client.ts';
import { stored } from '../platform/device-store/stored.ts';
import { Failure } from '../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../platform/ui/feedback/full-screen-loader.tsx';
import { PrintButton } from '../platform/ui/print/print-button.tsx';
import { type AnsweredRow, feedbackRows } from './feedback.ts';
import { FeedbackTable } from './feedback-table.tsx';
import { Practice } from './practice.tsx';
import { PrintedFor } from './printed-for.tsx';
import { ExitButton, ResultFrame } from './result-frame.tsx';
import classes from './result-page.module.css';
import { resultQuery, reviewQuery } from './results.api.ts';
import { ScoreCard } from './score-card.tsx';
import { SectionChart } from './section-chart.tsx';
import { sectionResults } from './section-results.ts';
import { storedResult } from './shown-result.ts';

interface Props {
  examId: string;
  /** Name of the examination. Until it is known, that of the last one viewed. */
  name?: string | undefined;
}

/** The score and the questions of a released result. */
export function ReleasedResult({ examId, name = nameOf(examId) }: Props) {
  const fetched = useQuery(resultQuery(examId));
  const review = useQuery(reviewQuery(examId));
  // The score is shown first. The questions render in small steps, so that a slow phone can respond to a touch.
  const shownReview = useDeferredValue(review.data, undefined);
  // The stored result is used only while the server is unreachable.
  const storedCopy = isUnreachable(fetched.error) ? storedResult() : null;
  const result = fetched.data ?? storedCopy;
  if (review.isPending || (!result && fetched.isPending)) return <FullScreenLoader />;

  const failed = result ? review : fetched;
  return (
    <>
      <PrintedFor examination={name} />
      <ResultFrame
        actions={
          <>
            {result && <PrintButton />}
            <ExitButton />
          </>
        }
      >
        {result && <ScoreCard examination={name} result={result} />}
        {result && shownReview && <Feedback rows={feedbackRows(shownReview, result.answers)} />}
        {!(result && review.data) && (
          <Failure error={failed.error} retry={failed.refetch} retrying={failed.isFetching} />
        )}
      </ResultFrame>
    </>
  );
}

function nameOf(examId: string): string | undefined {
  const viewed = stored.examDetail.read();
  return viewed?.id === examId ? viewed.examination_name : undefined;
}

function Feedback({ rows }: { rows: AnsweredRow[] }) {
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
