import { problem } from '@lulus/contract/messages';
import { type HttpError, unsupportedMediaType, validationFailed } from '../../platform/errors.ts';
import { runApart } from '../../platform/jobs/run-apart.ts';
import type { SheetRow } from './read-rows.ts';
import type { SheetRefusal } from './sheet-refusal.ts';
import type { StudentField } from './student-columns.ts';

const TIME_LIMIT_MS = 30_000;
/** Enough for 20,000 students with every column filled. */
const HEAP_MB = 80;

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
export type ReadAnswer = { students: StudentRows } | { refusal: Pick<SheetRefusal, 'status' | 'problem'> };

function refusalOf({ status, problem: reason }: Pick<SheetRefusal, 'status' | 'problem'>): HttpError {
  const fields = { file: [reason] };
  return status === 415 ? unsupportedMediaType(fields) : validationFailed(fields);
}

const TOO_MUCH = { time: 'sheet_too_slow', memory: 'sheet_too_much_memory' } as const;

/**
 * Reads the student sheet of the file in a child process. Throws 415 if the file is not a spreadsheet, and 422 if it is
 * unusable.
 */
export async function readStudents(path: string, timeLimitMs = TIME_LIMIT_MS): Promise<StudentRows> {
  const program = new URL('./read-students.process.ts', import.meta.url);
  const outcome = await runApart<ReadAnswer>(program, path, { timeLimitMs, heapMb: HEAP_MB });
  if ('exceeded' in outcome) throw validationFailed({ file: [problem(TOO_MUCH[outcome.exceeded])] });
  if ('refusal' in outcome.answer) throw refusalOf(outcome.answer.refusal);
  return outcome.answer.students;
}
