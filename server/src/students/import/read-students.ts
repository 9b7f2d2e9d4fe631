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
  /** The first row below the heading. */
  from_row: number;
  /** Visible sheets that have something in them, and were not read. */
  others: string[];
  /** Which it has a column of. */
  fields: StudentField[];
  /** The headings of the columns that are not read. */
  other_columns: string[];
  rows: SheetRow[];
}

/** The result of the reading process. */
export type ReadAnswer = { students: StudentRows } | { refusal: { status: 415 | 422; message: string } };

function refusalOf({ status, message }: { status: 415 | 422; message: string }): HttpError {
  const fields = { [FIELD]: [message] };
  return status === 415 ? unsupportedMediaType(fields) : validationFailed(fields);
}

const TOO_MUCH = {
  time: fileReasons.tooSlow,
  memory: fileReasons.tooMuchMemory,
};

/** The rows of the student sheet in the file. Refuses with 415 what is no spreadsheet, with 422 one that is of no use. */
export async function readStudents(path: string, timeLimitMs = TIME_LIMIT_MS): Promise<StudentRows> {
  const program = new URL('./read-students.process.ts', import.meta.url);
  const outcome = await runApart<ReadAnswer>(program, path, { timeLimitMs, heapMb: HEAP_MB });
  if ('exceeded' in outcome) throw refusalOf({ status: 422, message: TOO_MUCH[outcome.exceeded] });
  if ('refusal' in outcome.answer) throw refusalOf(outcome.answer.refusal);
  return outcome.answer.students;
}
