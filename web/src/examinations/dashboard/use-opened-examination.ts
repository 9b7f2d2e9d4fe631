import type { Examination } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { examinationsQuery, type Listed } from '../examinations.api.ts';
import { openedSince } from './next-step.ts';

/** Milliseconds over which the requests of thousands of dashboards are spread when an examination opens. */
const SPREAD_MS = 6000;

/**
 * Returns an examination that opened after the list was fetched. Then it fetches the list once more, because the
 * opening may have been changed.
 */
export function useOpenedExamination(
  { examinations, serverTime }: Listed,
  now: number,
): Examination | undefined {
  const client = useQueryClient();
  const opened = openedSince(examinations, serverTime, now);
  const id = opened?.id;
  useEffect(() => {
    if (!id) return;
    const { queryKey } = examinationsQuery();
    const timer = setTimeout(
      () => client.invalidateQueries({ queryKey, exact: true }),
      Math.random() * SPREAD_MS,
    );
    return () => clearTimeout(timer);
  }, [id, client]);
  return opened;
}
