/** Merges an edit into a stored examination, and validates the outcome. */
import type { createExamination, Parsed } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { type Fields, validationFailed } from '../platform/errors.ts';
import type { ExaminationRow } from './examinations.queries.ts';

export type ExaminationForm = Parsed<typeof createExamination, 'body'>;

const instantOf = (sent: string | null) => (sent === null ? null : new Date(sent));
const merged = (sent: string | null | undefined, stored: Date | null) =>
  sent === undefined ? stored : instantOf(sent);

/**
 * A time that was set for another kind of release is dropped. With `by_hand`, only the release itself sets
 * the time.
 */
function resultsAt(form: ExaminationForm, stored: ExaminationRow): Date | null {
  const release = form.results_release ?? stored.results_release;
  const current = release === stored.results_release ? stored.results_at : null;
  if (release === 'at_once') return null;
  return release === 'by_hand' ? current : merged(form.results_at, current);
}

function mergedColumns(form: ExaminationForm, stored: ExaminationRow, class_ids: string[] | null) {
  return {
    examination_name: form.examination_name,
    examination_desc: form.examination_desc,
    examination_duration: form.examination_duration,
    opens_at: merged(form.opens_at, stored.opens_at),
    closes_at: merged(form.closes_at, stored.closes_at),
    class_ids,
    attempts_allowed: form.attempts_allowed ?? stored.attempts_allowed,
    option_limit: form.option_limit ?? stored.option_limit,
    shuffle_questions: form.shuffle_questions ?? form.shuffle ?? stored.shuffle_questions,
    shuffle_options: form.shuffle_options ?? form.shuffle ?? stored.shuffle_options,
    decimal_sign: form.decimal_sign ?? stored.decimal_sign,
    negative_total: form.negative_total ?? stored.negative_total,
    results_release: form.results_release ?? stored.results_release,
    results_at: resultsAt(form, stored),
    publishing: form.publishing ?? stored.publishing,
  };
}

type Merged = ReturnType<typeof mergedColumns>;
type MergedExamination = Merged & { updated_at: Date; content_edited_at?: Date };

/** Beyond the year 9999, ISO 8601 has no short form. A time zone offset can lead there. */
const isWritable = (time: Date | null) => !time || /^\d{4}-/.test(time.toISOString());

function validateColumns(columns: Merged): void {
  const { opens_at, closes_at, results_at } = columns;
  const fields: Fields = {};
  for (const [field, time] of Object.entries({ opens_at, closes_at, results_at })) {
    if (!isWritable(time)) fields[field] = [problem('not_a_time')];
  }
  if (opens_at && closes_at && opens_at >= closes_at) {
    fields.closes_at = [problem('end_before_beginning')];
  }
  if (columns.results_release === 'at_time' && !results_at) {
    fields.results_at = [problem('release_time_missing')];
  }
  if (Object.keys(fields).length > 0) throw validationFailed(fields);
}

/** Columns that a revision freezes. */
const CONTENT = [
  'examination_name',
  'examination_desc',
  'examination_duration',
  'shuffle_questions',
  'shuffle_options',
  'decimal_sign',
  'negative_total',
] as const;

/**
 * Returns the columns to write. Fields that the form does not send keep their stored values. Throws 422 if
 * the values contradict each other.
 */
export function mergeExamination(
  stored: ExaminationRow,
  form: ExaminationForm,
  { class_ids, now }: { class_ids: string[] | null; now: Date },
): MergedExamination {
  const columns = mergedColumns(form, stored, class_ids);
  validateColumns(columns);
  const edited = CONTENT.some((column) => columns[column] !== stored[column]);
  return { ...columns, updated_at: now, ...(edited && { content_edited_at: now }) };
}
