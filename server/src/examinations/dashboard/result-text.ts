import type { OwnAttempt } from './own-attempts.ts';

type Scored = Omit<OwnAttempt, 'submitted_at' | 'revision_id' | 'number'>;

/**
 * Writes a result in the student's list, under its attempt, as the JSON of the contract's
 * `examinationResult`. It does not use the schema: that took most of the time of a dashboard, which all
 * students load at once. A test compares it with the schema.
 */
export function resultText(
  { attempt_id, examination_id, examination_name, result_score, result_max }: Scored,
  submittedAt: Date,
  isShown: boolean,
): string {
  const [score, max] = isShown ? [result_score, result_max] : [null, null];
  return (
    `"${attempt_id}":{"examination_name":${JSON.stringify(examination_name)},"date_taken":"${submittedAt.toISOString()}",` +
    `"result_score":${score},"result_max":${max},"examination_id":"${examination_id}"}`
  );
}
