import { listTeachers, setCoTeachers, transferExamination } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';

/** The active teachers by name. */
export const teachersQuery = () =>
  queryOptions({
    queryKey: ['teachers'],
    queryFn: async ({ signal }) => (await call(listTeachers, { signal })).teachers,
  });

export const sendCoTeachers = (id: string, ids: string[]) =>
  call(setCoTeachers, { params: { id }, body: { ids } });

/** Gives the examination to a teacher, or to the school with null. */
export const sendOwner = (id: string, owner_id: string | null) =>
  call(transferExamination, { params: { id }, body: { owner_id } });
