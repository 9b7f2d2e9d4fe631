import { problem } from '@lulus/contract/messages';
import { type HttpError, unsupportedMediaType, validationFailed } from '../errors.ts';
import { runApart } from '../jobs/run-apart.ts';
import type { SheetRefusal } from './sheet-refusal.ts';

const TIME_LIMIT_MS = 30_000;
/** Enough for 20,000 students with every column filled. */
const HEAP_MB = 96;

export interface SheetRows<F extends string, Row> {
  sheet: string;
  /** Number of the first row below the heading. */
  from_row: number;
  /** Visible sheets that are not empty and were not read. */
  others: string[];
  /** Fields that have a column. */
  fields: F[];
  /** Headings of these columns. */
  headings: Map<F, string>;
  /** Headings of unread columns. */
  other_columns: string[];
  rows: Row[];
}

/** Result of the child process. */
export type SheetAnswer<F extends string, Row> =
  | { read: SheetRows<F, Row> }
  | { refusal: Pick<SheetRefusal, 'status' | 'problem'> };

function refusalOf({ status, problem: reason }: Pick<SheetRefusal, 'status' | 'problem'>): HttpError {
  const fields = { file: [reason] };
  return status === 415 ? unsupportedMediaType(fields) : validationFailed(fields);
}

const TOO_MUCH = { time: 'sheet_too_slow', memory: 'sheet_too_much_memory' } as const;

/**
 * Reads the file's sheet in a child process, by a program that calls `answerSheet`. Throws 415 if the file is not a
 * spreadsheet, and 422 if it is unusable.
 */
export async function readSheet<F extends string, Row>(
  program: URL,
  path: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<SheetRows<F, Row>> {
  const outcome = await runApart<SheetAnswer<F, Row>>(program, path, { timeLimitMs, heapMb: HEAP_MB });
  if ('exceeded' in outcome) throw validationFailed({ file: [problem(TOO_MUCH[outcome.exceeded])] });
  if ('refusal' in outcome.answer) throw refusalOf(outcome.answer.refusal);
  return outcome.answer.read;
}
