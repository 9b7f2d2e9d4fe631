/** Rows of a student's record of results. */
import type { Examination } from '@lulus/contract';
import type { ExaminationList, ListedResult } from '../examinations.api.ts';

export interface RecordRow extends ListedResult {
  attempt_id: string;
  /** Undefined if the student no longer has access to it. */
  examination: Examination | undefined;
  /** Whether it is the newest result of its examination, which the result page shows. */
  isNewest: boolean;
}

/** Returns the rows in the server's order, newest first. */
export function examRecord({ examinations, examinations_result }: ExaminationList): RecordRow[] {
  const seen = new Set<string | null>();
  return Object.entries(examinations_result).map(([attempt_id, result]) => {
    const isNewest = !seen.has(result.examination_id);
    seen.add(result.examination_id);
    const examination = examinations.find(({ id }) => id === result.examination_id);
    return { ...result, attempt_id, examination, isNewest };
  });
}
