import { type Given, listMarking, type Mark, type MarkedResponse, markEssay } from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';

export type MarkBody = Given<typeof markEssay, 'body'>;

/** The essay questions of an examination, and the essays of one of them. Not refetched below the marker's hands. */
export const markingQuery = (examId: string, question_id: string) =>
  queryOptions({
    queryKey: ['marking', examId, question_id],
    queryFn: ({ signal }) => call(listMarking, { params: { examId }, query: { question_id }, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const sendMark = (attemptId: string, questionId: string, body: MarkBody) =>
  call(markEssay, { params: { attemptId, questionId }, body });

/** Puts a saved mark into the cached essays and counts, so that the marker need not wait for the whole list. */
export function showMark(
  client: QueryClient,
  { examId, questionId, attemptId }: { examId: string; questionId: string; attemptId: string },
  mark: Mark,
): void {
  client.setQueryData(markingQuery(examId, questionId).queryKey, (known) => {
    if (!known) return known;
    const responses = known.responses.map((one) =>
      one.attempt_id === attemptId ? { ...one, ...mark } : one,
    );
    const marked = responses.filter(isMarked).length;
    const questions = known.questions.map((one) =>
      one.id === questionId ? { ...one, marked, to_mark: responses.length - marked } : one,
    );
    return { questions, responses };
  });
  // The lists of attempts have scores and numbers of unmarked essays.
  void client.invalidateQueries({ queryKey: ['monitor'] });
}

export const isMarked = ({ points }: Pick<MarkedResponse, 'points'>): boolean => points !== null;
