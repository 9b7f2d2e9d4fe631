import type * as contract from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { address } from '../api/address.ts';
import { call } from '../api/client.ts';
import { stored } from '../session/stored.ts';

export const listExaminations = address<typeof contract.listExaminations>({
  method: 'GET',
  path: '/api/examination',
});
export const getExamination = address<typeof contract.getExamination>({
  method: 'GET',
  path: '/api/examination/:id',
});

export const examinationsQuery = () =>
  queryOptions({
    queryKey: ['examinations'],
    queryFn: ({ signal }) => call(listExaminations, { signal }),
    // Whether an examination runs or is over may have changed while it was on screen.
    refetchOnMount: 'always',
  });

/** One examination; what arrives is kept on the device as the last one viewed. */
export const examinationQuery = (id: string) =>
  queryOptions({
    queryKey: ['examinations', id],
    queryFn: async ({ signal }) => {
      const examination = await call(getExamination, { params: { id }, signal });
      stored.examDetail.write(examination);
      return examination;
    },
    refetchOnMount: 'always',
  });
