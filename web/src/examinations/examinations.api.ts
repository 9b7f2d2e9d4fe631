import type * as contract from '@lulus/contract';
import type { Examination, ExaminationResult } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import { address } from '../platform/api/address.ts';
import { callWithHeaders } from '../platform/api/client.ts';
import { stored } from '../platform/device-store/stored.ts';
import { noteClock } from '../platform/session/session.ts';

export const listExaminations = address<typeof contract.listExaminations>({
  method: 'GET',
  path: '/api/examination',
});
export const getExamination = address<typeof contract.getExamination>({
  method: 'GET',
  path: '/api/examination/:id',
});

/** The fields of an examination that the specification does not name, as they stand where an answer lacks them. */
const UNNAMED = {
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

const filledIn = (examination: Examination): Examination => ({ ...UNNAMED, ...examination });

/** A result of the list; the specification names no field for its date, and not its examination's id. */
export interface ListedResult extends Omit<ExaminationResult, 'examination_id' | 'date_taken'> {
  examination_id: string | null;
  date_taken: string | null;
}

const UNNAMED_OF_RESULT = { examination_id: null, result_max: null };

const listedResult = (result: ExaminationResult & { date?: string }): ListedResult => ({
  ...UNNAMED_OF_RESULT,
  ...result,
  date_taken: result.date_taken ?? result.date ?? null,
});

export interface ExaminationList {
  examinations: Examination[];
  /** By attempt, or by place where the answer is a mere list. */
  examinations_result: Record<string, ListedResult>;
}

/** The list in either form that the specification gives it. */
interface Answered {
  examinations: Examination[] | { examination_list: Examination[] };
  examinations_result: Record<string, ExaminationResult>;
}

function readList({ examinations, examinations_result }: Answered): ExaminationList {
  const list = Array.isArray(examinations) ? examinations : examinations.examination_list;
  const results = Object.entries(examinations_result);
  return {
    examinations: list.map(filledIn),
    examinations_result: Object.fromEntries(results.map(([key, result]) => [key, listedResult(result)])),
  };
}

/** The list, the server's time with which it came, and when this device's clock heard it. */
export interface Listed extends ExaminationList {
  said: string;
  heardAt: number;
}

export const examinationsQuery = () =>
  queryOptions({
    queryKey: ['examinations'],
    queryFn: async ({ signal }): Promise<Listed> => {
      const heard = await callWithHeaders(listExaminations, { signal });
      return { ...readList(heard.reply), said: noteTimeSaid(heard), heardAt: heard.heardAt };
    },
    meta: { failure: 'Exams list load' },
    // Whether an examination runs or is over may have changed while it was on screen.
    refetchOnMount: 'always',
  });

/** One examination; what arrives is kept on the device as the last one viewed. */
export const examinationQuery = (id: string) =>
  queryOptions({
    queryKey: ['examinations', id],
    queryFn: async ({ signal }) => {
      const heard = await callWithHeaders(getExamination, { params: { id }, signal });
      noteTimeSaid(heard);
      const examination = filledIn(heard.reply);
      stored.examDetail.write(examination);
      return examination;
    },
    meta: { failure: 'Exam detail load' },
    refetchOnMount: 'always',
  });

/** Reads this device's clock by the server's time with which an answer came, from now on, and answers that time. */
function noteTimeSaid({ headers, heardAt }: { headers: Headers; heardAt: number }): string {
  const said = headers.get('Date') ?? new Date(heardAt).toISOString();
  noteClock(Date.parse(said) / 1000, heardAt);
  return said;
}
