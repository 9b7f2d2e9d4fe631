import type * as contract from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { getResult } from '../attempts/api/attempts.addresses.ts';
import { filledInResult } from '../attempts/api/attempts.api.ts';
import { address } from '../platform/api/address.ts';
import { call } from '../platform/api/client.ts';
import { fetchedResult } from './shown-result.ts';

export const reviewExam = address<typeof contract.reviewExam>({ method: 'POST', path: '/api/exam/result' });

export const resultQuery = (examId: string) =>
  queryOptions({
    queryKey: ['results', examId],
    queryFn: async ({ signal }) => {
      const { exam_result } = await call(getResult, { query: { exam_id: examId }, signal });
      return fetchedResult(filledInResult(exam_result));
    },
    // Without a cache, because the result of an earlier attempt must not be shown while the new one loads.
    gcTime: 0,
  });

export const reviewQuery = (examId: string) =>
  queryOptions({
    queryKey: ['results', examId, 'review'],
    queryFn: ({ signal }) => call(reviewExam, { body: { id: examId }, signal }),
    meta: { failure: 'Review load' },
    gcTime: 0,
  });
