/** A student's results as the record shows them. */
import type { Examination } from '@lulus/contract';
import type { ExaminationList, ListedResult } from '../examinations.api.ts';

export interface RecordRow extends ListedResult {
  attempt_id: string;
  /** Undefined for one that is no longer open to the student. */
  examination: Examination | undefined;
  /** Of several results of one examination the newest, which the result page shows. */
  isNewest: boolean;
}

/** The newest first, as the server answers them. */
export function examRecord({ examinations, examinations_result }: ExaminationList): RecordRow[] {
  const seen = new Set<string | null>();
  return Object.entries(examinations_result).map(([attempt_id, result]) => {
    const isNewest = !seen.has(result.examination_id);
    seen.add(result.examination_id);
    const examination = examinations.find(({ id }) => id === result.examination_id);
    return { ...result, attempt_id, examination, isNewest };
  });
}
