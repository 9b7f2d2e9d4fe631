/** Data of the dashboard's three cards. */
import type { Examination } from '@lulus/contract';
import type { ExaminationList } from '../examinations.api.ts';
import { examRecord, type RecordRow } from '../list/exam-record.ts';

export interface ExamSummary {
  total: number;
  completed: number;
  /** A student's newest result; for staff the examination that closed last. */
  last: { result: RecordRow } | { closed: Examination } | undefined;
}

/** For staff, closed examinations count as completed. `now` is the server's time in milliseconds. */
export function examSummary(data: ExaminationList, isStaff: boolean, now: number): ExamSummary {
  const total = data.examinations.length;
  if (!isStaff) {
    const [result, ...others] = examRecord(data);
    return { total, completed: result ? others.length + 1 : 0, last: result && { result } };
  }
  const hasClosed = ({ status, closes_at }: Examination) =>
    status !== 'draft' && closes_at !== null && Date.parse(closes_at) <= now;
  const closed = data.examinations
    .filter(hasClosed)
    .sort((a, b) => (b.closes_at ?? '').localeCompare(a.closes_at ?? ''));
  return { total, completed: closed.length, last: closed[0] && { closed: closed[0] } };
}
