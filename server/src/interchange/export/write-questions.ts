/** Writes an examination in a child process, since a long one would keep students waiting. */
import type { ExportFormat } from '@lulus/contract';
import { conflict } from '../../platform/errors.ts';
import { runApart } from '../../platform/jobs/run-apart.ts';
import type { ExportedExamination, Written } from '../exported.ts';

const PROGRAM = new URL('./write-questions.process.ts', import.meta.url);
const BOUNDS = { timeLimitMs: 60_000, heapMb: 256 };

export interface WriteQuestions {
  format: ExportFormat;
  examination: ExportedExamination;
}

/** Throws 409 for an examination that takes too much time or memory. */
export async function writeQuestions(input: WriteQuestions): Promise<Written> {
  const outcome = await runApart<Written>(PROGRAM, input, BOUNDS);
  if ('exceeded' in outcome) throw conflict('export_too_large');
  return outcome.answer;
}
