import type { TemplateFormat } from '@lulus/contract';
import { writers } from '../formats.ts';
import type { TemplateLanguage } from './example-words.ts';
import { exampleExamination } from './examples.ts';

const NAMES = { en: 'question-template', id: 'templat-soal' };

/** Writes the examples as a file of the format. */
export async function writeTemplate(
  format: TemplateFormat,
  language: TemplateLanguage,
): Promise<{ file: Uint8Array; name: string }> {
  const { extension, write } = writers[format];
  const { file } = await write(await exampleExamination(language));
  return { file, name: `${NAMES[language]}.${extension}` };
}
