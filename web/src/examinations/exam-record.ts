/** A student's results as the record shows them. */
import type { Examination, ExaminationResult, listExaminations, Reply } from '@lulus/contract';

export interface RecordRow extends ExaminationResult {
  attempt_id: string;
  /** Undefined for one that is no longer open to the student. */
  examination: Examination | undefined;
  /** Of several results of one examination the newest, which the result page shows. */
  isNewest: boolean;
}

/** The newest first, as the server answers them. */
export function examRecord({
  examinations,
  examinations_result,
}: Reply<typeof listExaminations>): RecordRow[] {
  const seen = new Set<string>();
  return Object.entries(examinations_result).map(([attempt_id, result]) => {
    const isNewest = !seen.has(result.examination_id);
    seen.add(result.examination_id);
    const examination = examinations.find(({ id }) => id === result.examination_id);
    return { ...result, attempt_id, examination, isNewest };
  });
}
