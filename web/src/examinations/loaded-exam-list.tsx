import type { Examination } from '@lulus/contract';
import { Failure } from '../ui/failure.tsx';
import { StaleNotice } from '../ui/stale-notice.tsx';
import { ExamList } from './exam-list.tsx';

interface Props {
  examinations: Examination[] | undefined;
  error: unknown;
  retry: () => void;
  retrying: boolean;
}

/** The list, the list of before with a word that it may be old, or why there is none. */
export function LoadedExamList({ examinations, error, retry, retrying }: Props) {
  if (!examinations) return <Failure error={error} retry={retry} retrying={retrying} />;
  return (
    <>
      {Boolean(error) && <StaleNotice error={error} retry={retry} retrying={retrying} />}
      <ExamList examinations={examinations} />
    </>
  );
}
