import type { Examination } from '@lulus/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { examinationsQuery, type Listed } from '../examinations.api.ts';
import { openedSince } from './next-step.ts';

/** Thousands look at their dashboards when an examination opens, and must not all ask in one instant. */
const SPREAD_MS = 6000;

/** What has just opened on the screen. The list is fetched once for it, since the opening may have been moved meanwhile. */
export function useOpenedExamination({ examinations, said }: Listed, now: number): Examination | undefined {
  const client = useQueryClient();
  const opened = openedSince(examinations, said, now);
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
