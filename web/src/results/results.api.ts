import type * as contract from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { getState } from '../attempts/api/attempts.addresses.ts';
import { filledInResult } from '../attempts/api/attempts.api.ts';
import { address } from '../platform/api/address.ts';
import { call } from '../platform/api/client.ts';
import { fetchedResult, storeResult } from './shown-result.ts';

export const getResult = address<typeof contract.getResult>({ method: 'GET', path: '/api/exam/result' });
export const reviewExam = address<typeof contract.reviewExam>({ method: 'POST', path: '/api/exam/result' });

export const resultQuery = (examId: string) =>
  queryOptions({
    queryKey: ['results', examId],
    queryFn: async ({ signal }) => {
      const { exam_result } = await call(getResult, { query: { exam_id: examId }, signal });
      const result = filledInResult(exam_result);
      storeResult(result);
      return fetchedResult(result);
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

export interface Received {
  answered: number;
  questions: number;
}

/** How many answers of the student's last attempt the server has. */
export const receivedQuery = (examId: string) =>
  queryOptions({
    queryKey: ['results', examId, 'received'],
    queryFn: async ({ signal }): Promise<Received> => {
      const { answers, questions } = await call(getState, { query: { exam_id: examId }, signal });
      // A server of the specification sends only the option.
      const answered = Object.values(answers).filter(
        ({ response, option }) => (response ?? option ?? null) !== null,
      ).length;
      return { answered, questions };
    },
    // Late answers may be counted, and the next attempt has other answers.
    gcTime: 0,
  });
