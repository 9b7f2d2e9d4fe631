import { readFileSync } from 'node:fs';
import { answerApart } from '../platform/jobs/answer-apart.ts';
import { readFile } from './fit-file.ts';
import { Unreadable } from './imported.ts';
import type { ReadAnswer, ReadQuestions } from './read-questions.ts';

answerApart(async ({ path, name, format }: ReadQuestions): Promise<ReadAnswer> => {
  try {
    return { file: await readFile({ name, bytes: readFileSync(path) }, format) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { unreadable: error.problem };
  }
});
