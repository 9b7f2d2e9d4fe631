import type { ExamResult } from '@lulus/contract';
import { stored } from '../platform/device-store/stored.ts';

/** The content of the result screen. Only the server knows the maximum score. */
export interface ShownResult {
  score: number;
  max: number | null;
  answers: ExamResult['result_answer'];
  closedByDeadline: boolean;
}

export function fetchedResult(result: ExamResult): ShownResult {
  return {
    score: result.result_score,
    max: result.result_max ?? null,
    answers: result.result_answer,
    closedByDeadline: result.closed_by === 'deadline',
  };
}

export function storeResult({ result_answer, result_score }: ExamResult) {
  stored.resultAnswer.write(result_answer);
  stored.resultScore.write(result_score);
}

/** Returns the result that submission stored on this device, or null if it is missing or corrupt. */
export function storedResult(): ShownResult | null {
  const score = stored.resultScore.read();
  const answers = stored.resultAnswer.read();
  if (score === null || answers === null) return null;
  return { score, max: null, answers, closedByDeadline: false };
}
