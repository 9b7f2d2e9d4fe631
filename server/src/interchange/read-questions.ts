/** Reads a file of questions in a child process, and fits its questions to ours. */
import { readFile } from 'node:fs/promises';
import type { ImportFormat } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { validationFailed } from '../platform/errors.ts';
import { giveWay } from '../platform/jobs/in-turns.ts';
import { type Outcome, runApart } from '../platform/jobs/run-apart.ts';
import type { FileOnDisk, FittedFile, FittedItem } from './fitted.ts';

const PROGRAM = new URL('./read-questions.process.ts', import.meta.url);
export const READING_BOUNDS = { timeLimitMs: 60_000, heapMb: 256 };
export const TOO_MUCH = { time: 'question_file_too_slow', memory: 'question_file_too_much_memory' } as const;

export interface ReadQuestions {
  path: string;
  /** The name that the browser sent. */
  name: string;
  format: ImportFormat | undefined;
  /** The folder in which the program writes what is large. */
  folder: string;
}

/** What the program answers. `unreadable` is the reason why nothing was read. */
export type ReadAnswer =
  | { file: Omit<FittedFile, 'items' | 'media'>; itemFiles: string[]; media: FileOnDisk['media'] }
  | { unreadable: ReturnType<typeof problem> };

/** Throws 422 for a file that cannot be read, or that takes too much time or memory. */
export async function readQuestions(input: ReadQuestions): Promise<FileOnDisk> {
  const outcome: Outcome<ReadAnswer> = await runApart(PROGRAM, input, READING_BOUNDS);
  if ('exceeded' in outcome) throw validationFailed({ file: [problem(TOO_MUCH[outcome.exceeded])] });
  if ('unreadable' in outcome.answer) throw validationFailed({ file: [outcome.answer.unreadable] });
  const { file, itemFiles, media } = outcome.answer;
  const items: FittedItem[] = [];
  // One message with thousands of questions would keep students waiting.
  for (const itemFile of itemFiles) {
    items.push(...JSON.parse(await readFile(itemFile, 'utf8')));
    if (itemFile !== itemFiles.at(-1)) await giveWay();
  }
  return { ...file, items, media };
}
