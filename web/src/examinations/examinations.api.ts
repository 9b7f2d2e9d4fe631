import type * as contract from '@lulus/contract';
import { CLOCK_POLL_SECONDS, type Examination, type ExaminationResult } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { address } from '../platform/api/address.ts';
import { callWithHeaders, isUnreachable } from '../platform/api/client.ts';
import { stored } from '../platform/device-store/stored.ts';
import { currentSession, noteClock } from '../platform/session/session.ts';

export const listExaminations = address<typeof contract.listExaminations>({
  method: 'GET',
  path: '/api/examination',
});
export const getExamination = address<typeof contract.getExamination>({
  method: 'GET',
  path: '/api/examination/:id',
});

/** Defaults for fields of an examination that the specification lacks. */
const DEFAULTS = {
  status: 'published',
  opens_at: null,
  closes_at: null,
  attempt_state: 'none',
  attempts_left: 1,
  extra_time_percent: 0,
  results_release: 'at_once',
  results_at: null,
  has_unpublished_changes: false,
} satisfies Partial<Examination>;

const withDefaults = <E extends Examination>(examination: E): E => ({ ...DEFAULTS, ...examination });

/** A result of the list. The specification has no field for its date or for the examination's id. */
export interface ListedResult extends Omit<ExaminationResult, 'examination_id' | 'date_taken'> {
  examination_id: string | null;
  date_taken: string | null;
}

const RESULT_DEFAULTS = { examination_id: null, result_max: null };

const listedResult = (result: ExaminationResult & { date?: string }): ListedResult => ({
  ...RESULT_DEFAULTS,
  ...result,
  date_taken: result.date_taken ?? result.date ?? null,
});

export interface ExaminationList {
  examinations: Examination[];
  /** Results by attempt id, or by index if the reply has a list. */
  examinations_result: Record<string, ListedResult>;
}

/** The reply in either form of the specification. */
interface ListReply {
  examinations: Examination[] | { examination_list: Examination[] };
  examinations_result: Record<string, ExaminationResult>;
}

function readList({ examinations, examinations_result }: ListReply): ExaminationList {
  const list = Array.isArray(examinations) ? examinations : examinations.examination_list;
  const results = Object.entries(examinations_result);
  return {
    examinations: list.map(withDefaults),
    examinations_result: Object.fromEntries(results.map(([key, result]) => [key, listedResult(result)])),
  };
}

/** Random, so that the pages of a class do not poll together. */
const POLL_MS = CLOCK_POLL_SECONDS * 1000 * (1 + Math.random() / 2);

/** A student's attempt may be reopened, or its result released, while a page shows it. Hidden pages do not poll. */
const refetchInterval = ({ state }: { state: { error: Error | null } }) =>
  currentSession()?.user.role === 'student' && isUnreachable(state.error) ? POLL_MS : false;

export interface Listed extends ExaminationList {
  /** The server's time of the reply. */
  serverTime: string;
  /** The device's time of the reply, in milliseconds. */
  receivedAt: number;
}

export const examinationsQuery = () =>
  queryOptions({
    queryKey: ['examinations'],
    queryFn: async ({ signal }): Promise<Listed> => {
      const answer = await callWithHeaders(listExaminations, { signal });
      return { ...readList(answer.reply), serverTime: noteServerTime(answer), receivedAt: answer.heardAt };
    },
    meta: { failure: 'Exams list load' },
    refetchInterval,
    // The state of an examination may have changed since the last visit.
    refetchOnMount: 'always',
  });

/** One examination. The device stores it as the last one viewed. */
export const examinationQuery = (id: string) =>
  queryOptions({
    queryKey: ['examinations', id],
    queryFn: async ({ signal }) => {
      const answer = await callWithHeaders(getExamination, { params: { id }, signal });
      noteServerTime(answer);
      const examination = withDefaults(answer.reply);
      stored.examDetail.write(examination);
      return examination;
    },
    meta: { failure: 'Exam detail load' },
    refetchInterval,
    refetchOnMount: 'always',
  });

/** Notes the offset of the device's clock from the `Date` header. Returns the server's time. */
function noteServerTime({ headers, heardAt }: { headers: Headers; heardAt: number }): string {
  const serverTime = headers.get('Date') ?? new Date(heardAt).toISOString();
  noteClock(Date.parse(serverTime) / 1000, heardAt);
  return serverTime;
}
