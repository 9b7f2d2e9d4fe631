/**
 * Reads a student sheet in a process of its own, within bounds of time and memory: whatever the file is, the server
 * goes on answering, and the memory that reading takes is given back whole. One file at a time, so that several bombs
 * are no worse than one.
 */
import { fork } from 'node:child_process';
import { type HttpError, unsupportedMediaType, validationFailed } from '../http/errors.ts';
import { fileReasons } from './import-reasons.ts';
import type { SheetRow } from './read-rows.ts';

const TIME_LIMIT_MS = 30_000;
/** Enough for 20,000 students with every column filled. */
const HEAP_MB = 128;
/** The heap's young part exists three times. */
const YOUNG_MB = 4;
/** The exit code of a Node that has run out of memory, where it is not a signal. */
const ABORTED = 134;
const FIELD = 'file';

export interface StudentRows {
  sheet: string;
  /** Sheets that look like students too, and were not read. */
  others: string[];
  rows: SheetRow[];
}

/** What the reading process answers. */
export type ReadAnswer = { students: StudentRows } | { refusal: { status: 415 | 422; message: string } };

function refusalOf({ status, message }: { status: 415 | 422; message: string }): HttpError {
  const fields = { [FIELD]: [message] };
  return status === 415 ? unsupportedMediaType(fields) : validationFailed(fields);
}

function readApart(path: string, timeLimit: number): Promise<StudentRows> {
  const reader = fork(new URL('./read-students.process.ts', import.meta.url), [path], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
    serialization: 'advanced',
    // Nothing of ours for it to tell: neither secrets nor a log to write to.
    env: { SystemRoot: process.env.SystemRoot },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<StudentRows>();
  const giveUp = (message: string) => reject(refusalOf({ status: 422, message }));
  const timer = setTimeout(() => giveUp(fileReasons.tooSlow), timeLimit);
  reader.once('message', (answer: ReadAnswer) =>
    'students' in answer ? resolve(answer.students) : reject(refusalOf(answer.refusal)),
  );
  reader.once('error', reject);
  reader.once('exit', (code, signal) => {
    if (signal !== null || code === ABORTED) {
      giveUp(fileReasons.tooMuchMemory);
    } else reject(new Error(`The reader of spreadsheets ended without an answer (${code}).`));
  });
  return promise.finally(() => {
    clearTimeout(timer);
    reader.kill('SIGKILL');
  });
}

let queue: Promise<unknown> = Promise.resolve();

/** The rows of the student sheet in the file. Refuses with 415 what is no spreadsheet, with 422 one that is of no use. */
export function readStudents(path: string, timeLimit = TIME_LIMIT_MS): Promise<StudentRows> {
  const turn = queue.then(() => readApart(path, timeLimit));
  queue = turn.catch(() => undefined);
  return turn;
}
