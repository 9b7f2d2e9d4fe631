import { correctKey, getAnswerKey, previewCorrection } from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';
import type { CorrectionBody } from './correction-draft.ts';

export interface QuestionPlace {
  examinationId: string;
  questionId: string;
}

const paramsOf = ({ examinationId, questionId }: QuestionPlace) => ({ id: examinationId, questionId });

export const answerKeyQuery = (place: QuestionPlace) =>
  queryOptions({
    queryKey: ['corrections', place],
    queryFn: ({ signal }) => call(getAnswerKey, { params: paramsOf(place), signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const fetchPreview = (place: QuestionPlace, body: CorrectionBody) =>
  call(previewCorrection, { params: paramsOf(place), body });
export const sendCorrection = (place: QuestionPlace, body: CorrectionBody & { version: string }) =>
  call(correctKey, { params: paramsOf(place), body });

/** Invalidates cached data that depend on an answer key. The list of attempts shows scores too. */
export async function invalidateScores(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['corrections'] }),
    client.invalidateQueries({ queryKey: ['monitor'] }),
  ]);
}
