/** Reads a file of questions in a child process, and fits its questions to ours. */
import type { ImportFormat } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { validationFailed } from '../platform/errors.ts';
import { type Outcome, runApart } from '../platform/jobs/run-apart.ts';
import type { FittedFile } from './fitted.ts';

const PROGRAM = new URL('./read-questions.process.ts', import.meta.url);
export const READING_BOUNDS = { timeLimitMs: 60_000, heapMb: 256 };
export const TOO_MUCH = { time: 'question_file_too_slow', memory: 'question_file_too_much_memory' } as const;

export interface ReadQuestions {
  path: string;
  /** The name that the browser sent. */
  name: string;
  format: ImportFormat | undefined;
}

/** What the program answers. `unreadable` is the reason why nothing was read. */
export type ReadAnswer = { file: FittedFile } | { unreadable: ReturnType<typeof problem> };

/** Throws 422 for a file that cannot be read, or that takes too much time or memory. */
export async function readQuestions(input: ReadQuestions): Promise<FittedFile> {
  const outcome: Outcome<ReadAnswer> = await runApart(PROGRAM, input, READING_BOUNDS);
  if ('exceeded' in outcome) throw validationFailed({ file: [problem(TOO_MUCH[outcome.exceeded])] });
  if ('unreadable' in outcome.answer) throw validationFailed({ file: [outcome.answer.unreadable] });
  return outcome.answer.file;
}
