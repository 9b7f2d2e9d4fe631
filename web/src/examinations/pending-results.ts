import type { ExaminationResult } from '@lulus/contract';

/** The examinations whose latest result is not released yet. */
export function examinationsWithPendingResult(results: Record<string, ExaminationResult>): Set<string> {
  const latest = new Map<string, ExaminationResult>();
  for (const result of Object.values(results)) {
    const known = latest.get(result.examination_id);
    if (!known || result.date_taken > known.date_taken) latest.set(result.examination_id, result);
  }
  return new Set(
    [...latest.values()].filter(({ result_score }) => result_score === null).map((r) => r.examination_id),
  );
}
