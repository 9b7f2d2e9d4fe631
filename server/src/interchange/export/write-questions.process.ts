/** The program that write-questions.ts runs. */
import { answerApart } from '../../platform/jobs/answer-apart.ts';
import type { Written } from '../exported.ts';
import { writers } from '../writers.ts';
import type { WriteQuestions } from './write-questions.ts';

answerApart(
  async ({ format, examination }: WriteQuestions): Promise<Written> => writers[format](examination),
);
