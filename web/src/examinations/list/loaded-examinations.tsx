import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { FullScreenLoader } from '../../platform/ui/feedback/full-screen-loader.tsx';
import { StaleNotice } from '../../platform/ui/feedback/stale-notice.tsx';
import { examinationsQuery, type Listed } from '../examinations.api.ts';

/** Loads the examinations for `children`, with a note if they may be outdated. Without data it shows the error. */
export function LoadedExaminations({ children }: { children: (data: Listed) => ReactNode }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(examinationsQuery());
  if (isPending) return <FullScreenLoader />;
  if (!data) return <Failure error={error} retry={refetch} retrying={isFetching} />;
  return (
    <>
      {Boolean(error) && <StaleNotice error={error} retry={refetch} retrying={isFetching} />}
      {children(data)}
    </>
  );
}
