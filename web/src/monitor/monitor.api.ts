import {
  decideLateAnswers,
  exportResults,
  extendAttempt,
  extendAttempts,
  getAnswerSheet,
  giveBackPlay,
  listAttemptEvents,
  listAttempts,
  MAX_CHOSEN,
  type MonitoredAttempt,
  readAnswerCopy,
  reopenAttempt,
} from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../platform/api/client.ts';
import { type AttemptRow, attemptRows } from './attempt-row.ts';

const REFETCH_MS = 10_000;

const attemptsKey = (examinationId: string) => ['monitor', examinationId];

/** Attempts at an examination. Refetched while the page is open, because students start and answer. */
export const attemptsQuery = (examinationId: string) =>
  queryOptions({
    queryKey: attemptsKey(examinationId),
    queryFn: async ({ signal }) => {
      const { attempts, ...reply } = await call(listAttempts, { params: { id: examinationId }, signal });
      return { ...reply, rows: attemptRows(attempts) };
    },
    refetchInterval: REFETCH_MS,
    refetchOnMount: 'always',
  });

/** Fetches the results for a download, which the server audits. */
export const takeResults = async (examinationId: string): Promise<AttemptRow[]> =>
  attemptRows((await call(exportResults, { params: { id: examinationId } })).attempts);

export const eventsQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['monitor', 'events', attemptId],
    queryFn: async ({ signal }) => (await call(listAttemptEvents, { params: { attemptId }, signal })).events,
    refetchInterval: REFETCH_MS,
    gcTime: 0,
  });

/** Answer sheet of an attempt. Refetched, less often after its end, because it may be reopened or get late answers. */
export const answerSheetQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['monitor', 'answers', attemptId],
    queryFn: ({ signal }) => call(getAnswerSheet, { params: { attemptId }, signal }),
    refetchInterval: ({ state }) => (state.data?.attempt.submitted_at === null ? REFETCH_MS : 3 * REFETCH_MS),
    refetchOnMount: 'always',
  });

export type TimeForm = z.infer<typeof extendAttempt.body>;
export type ReopenForm = z.infer<typeof reopenAttempt.body>;

export const sendMoreTime = (attemptId: string, body: TimeForm) =>
  call(extendAttempt, { params: { attemptId }, body });
export const sendMoreTimeForAll = (examinationId: string, body: TimeForm) =>
  call(extendAttempts, { params: { id: examinationId }, body });
export const sendMoreTimeForSome = (examinationId: string, body: TimeForm, attempt_ids: string[]) =>
  call(extendAttempts, { params: { id: examinationId }, body: { ...body, attempt_ids } });

/** Takes back the minutes that were just given to these attempts. Returns how many had too little time left. */
export async function undoMoreTime(examinationId: string, minutes: number, ids: string[]): Promise<number> {
  let kept = 0;
  for (let at = 0; at < ids.length; at += MAX_CHOSEN) {
    const some = ids.slice(at, at + MAX_CHOSEN);
    kept += (await sendMoreTimeForSome(examinationId, { minutes: -minutes }, some)).too_short;
  }
  return kept;
}

export const sendReopening = (attemptId: string, body: ReopenForm) =>
  call(reopenAttempt, { params: { attemptId }, body });

export const sendPlayBack = (attemptId: string, body: z.infer<typeof giveBackPlay.body>) =>
  call(giveBackPlay, { params: { attemptId }, body });

export type LateDecision = z.infer<typeof decideLateAnswers.body>;

export const sendLateDecision = (attemptId: string, body: LateDecision) =>
  call(decideLateAnswers, { params: { attemptId }, body });
export const sendCopy = (attemptId: string, file: File) =>
  call(readAnswerCopy, { params: { attemptId }, body: {}, files: [{ name: 'file', file }] });

/** Replaces an attempt in the cached list. */
export function showAttempt(client: QueryClient, examinationId: string, attempt: MonitoredAttempt) {
  client.setQueryData(
    attemptsQuery(examinationId).queryKey,
    (known) =>
      known && {
        ...known,
        rows: attemptRows(known.rows.map((row) => (row.id === attempt.id ? attempt : row))),
      },
  );
}

/** Invalidates attempts, and examinations, since these have numbers of attempts. */
export async function invalidateAttempts(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['monitor'] }),
    client.invalidateQueries({ queryKey: ['examinations'] }),
  ]);
}
