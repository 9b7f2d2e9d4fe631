import { type HttpError, unsupportedMediaType, validationFailed } from '../../platform/errors.ts';
import { runApart } from '../../platform/jobs/run-apart.ts';
import { fileReasons } from './import-reasons.ts';
import type { SheetRow } from './read-rows.ts';
import type { StudentField } from './student-columns.ts';

const TIME_LIMIT_MS = 30_000;
/** Enough for 20,000 students with every column filled. */
const HEAP_MB = 80;
const FIELD = 'file';

export interface StudentRows {
  sheet: string;
  /** Number of the first row below the heading. */
  from_row: number;
  /** Visible sheets that are not empty and were not read. */
  others: string[];
  /** Fields that have a column. */
  fields: StudentField[];
  /** Headings of unread columns. */
  other_columns: string[];
  rows: SheetRow[];
}

/** Result of the child process. */
export type ReadAnswer = { students: StudentRows } | { refusal: { status: 415 | 422; message: string } };

function refusalOf({ status, message }: { status: 415 | 422; message: string }): HttpError {
  const fields = { [FIELD]: [message] };
  return status === 415 ? unsupportedMediaType(fields) : validationFailed(fields);
}

const TOO_MUCH = {
  time: fileReasons.tooSlow,
  memory: fileReasons.tooMuchMemory,
};

/**
 * Reads the student sheet of the file in a child process. Throws 415 if the file is not a spreadsheet, and 422 if it is
 * unusable.
 */
export async function readStudents(path: string, timeLimitMs = TIME_LIMIT_MS): Promise<StudentRows> {
  const program = new URL('./read-students.process.ts', import.meta.url);
  const outcome = await runApart<ReadAnswer>(program, path, { timeLimitMs, heapMb: HEAP_MB });
  if ('exceeded' in outcome) throw refusalOf({ status: 422, message: TOO_MUCH[outcome.exceeded] });
  if ('refusal' in outcome.answer) throw refusalOf(outcome.answer.refusal);
  return outcome.answer.students;
}
