import type { listExaminations, Reply } from '@lulus/contract';
import { Failure } from '../ui/failure.tsx';
import { StaleNotice } from '../ui/stale-notice.tsx';
import { ExamList } from './exam-list.tsx';
import { examinationsWithPendingResult } from './pending-results.ts';

interface Props {
  data: Reply<typeof listExaminations> | undefined;
  error: unknown;
  retry: () => void;
  retrying: boolean;
}

/** The list, the list of before with a word that it may be old, or why there is none. */
export function LoadedExamList({ data, error, retry, retrying }: Props) {
  if (!data) return <Failure error={error} retry={retry} retrying={retrying} />;
  return (
    <>
      {Boolean(error) && <StaleNotice error={error} retry={retry} retrying={retrying} />}
      <ExamList
        examinations={data.examinations}
        resultsPending={examinationsWithPendingResult(data.examinations_result)}
      />
    </>
  );
}
