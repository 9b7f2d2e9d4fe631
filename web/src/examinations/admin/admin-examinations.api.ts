import {
  archiveExamination,
  archiveExaminations,
  arrangeSections,
  countCutAttempts,
  createExamination,
  deleteExamination,
  deleteExaminations,
  duplicateExamination,
  duplicateExaminations,
  type Given,
  getExaminationAdmin,
  giveFullTime,
  listMarking,
  listPublishProblems,
  mixOptions,
  previewExamination,
  publishExamination,
  releaseChosenResults,
  releaseResults,
  restoreExamination,
  restoreExaminations,
  updateExamination,
} from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { stored } from '../../platform/device-store/stored.ts';

const REFETCH_MS = 15_000;

export type ExaminationBody = Given<typeof createExamination, 'body'>;
export type SectionsBody = Given<typeof arrangeSections, 'body'>;

/** An examination with its admin fields. The device stores it as the last one viewed. */
export const examinationAdminQuery = (id: string) =>
  queryOptions({
    queryKey: ['examinations', id, 'admin'],
    queryFn: async ({ signal }) => {
      const examination = await call(getExaminationAdmin, { params: { id }, signal });
      stored.examDetail.write({
        ...examination,
        attempt_state: 'none',
        attempts_left: 0,
        extra_time_percent: 0,
      });
      return examination;
    },
    meta: { failure: 'Exam detail load' },
    // The number of running attempts changes by itself.
    refetchInterval: ({ state }) => (state.data?.attempts_running ? REFETCH_MS : false),
    refetchOnMount: 'always',
  });

/** Problems that prevent publishing, and hints such as uneven answer keys. */
export const publishingQuery = (id: string) =>
  queryOptions({
    queryKey: ['examinations', id, 'problems'],
    queryFn: ({ signal }) => call(listPublishProblems, { params: { id }, signal }),
    refetchOnMount: 'always',
  });

/** Number of running attempts that a former closing time cuts. */
export const cutAttemptsQuery = (id: string) =>
  queryOptions({
    queryKey: ['examinations', id, 'full-time'],
    queryFn: async ({ signal }) => (await call(countCutAttempts, { params: { id }, signal })).attempts,
    refetchOnMount: 'always',
  });

export const sendFullTime = (id: string) => call(giveFullTime, { params: { id }, body: {} });

export const previewQuery = (id: string) =>
  queryOptions({
    queryKey: ['examinations', id, 'preview'],
    queryFn: ({ signal }) => call(previewExamination, { params: { id }, signal }),
    gcTime: 0,
  });

/** The essay questions of an examination that was taken. Not refetched, since the marker may be at one of them. */
export const essaysQuery = (examId: string) =>
  queryOptions({
    queryKey: ['marking', examId],
    queryFn: ({ signal }) => call(listMarking, { params: { examId }, query: {}, signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Invalidates lists, details and problems, because all show a changed examination. */
export function invalidateExaminations(client: QueryClient) {
  return client.invalidateQueries({ queryKey: ['examinations'] });
}

export const insertExamination = (body: ExaminationBody) => call(createExamination, { body });
export const saveExamination = (id: string, body: ExaminationBody) =>
  call(updateExamination, { params: { id }, body });
export const saveSections = (id: string, body: SectionsBody) =>
  call(arrangeSections, { params: { id }, body });
export const mixNumbers = (id: string) => call(mixOptions, { params: { id } });
export const removeExamination = (id: string) => call(deleteExamination, { params: { id } });

export const archiveChosen = (ids: string[]) => call(archiveExaminations, { body: { ids } });
export const restoreChosen = (ids: string[]) => call(restoreExaminations, { body: { ids } });
export const releaseChosen = (ids: string[]) => call(releaseChosenResults, { body: { ids } });
export const copyChosen = (ids: string[]) => call(duplicateExaminations, { body: { ids } });
export const removeChosen = (ids: string[]) => call(deleteExaminations, { body: { ids } });

const steps = {
  publish: publishExamination,
  archive: archiveExamination,
  restore: restoreExamination,
  duplicate: duplicateExamination,
  release: releaseResults,
} as const;
export type ExaminationStep = keyof typeof steps;

export const takeStep = (id: string, step: ExaminationStep) => call(steps[step], { params: { id } });
