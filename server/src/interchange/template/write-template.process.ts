/** The program that write-template.ts runs. */
import { answerApart } from '../../platform/jobs/answer-apart.ts';
import { writeDocx } from '../docx/write.ts';
import { writeXlsx } from '../xlsx/write.ts';
import { exampleExamination } from './examples.ts';
import type { Template } from './write-template.ts';

answerApart(async ({ format, language }: Template): Promise<Uint8Array> => {
  const examples = await exampleExamination(language);
  const { file } = await (format === 'docx' ? writeDocx(examples, { hasGuide: true }) : writeXlsx(examples));
  return file;
});
