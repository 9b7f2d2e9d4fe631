import type { TemplateFormat } from '@lulus/contract';
import type { ExportedExamination } from '../exported.ts';
import { writers } from '../formats.ts';
import type { TemplateLanguage } from './example-words.ts';
import { exampleExamination } from './examples.ts';

const NAMES = { en: 'question-template', id: 'templat-soal' };

/** The library for Word documents is large, so only a template loads it. */
const writeDocxWithGuide = async (examples: ExportedExamination) =>
  (await import('../docx/write.ts')).writeDocx(examples, { hasGuide: true });

/** Writes the examples as a file of the format. */
export async function writeTemplate(
  format: TemplateFormat,
  language: TemplateLanguage,
): Promise<{ file: Uint8Array; name: string }> {
  const { extension, write } = writers[format];
  const examples = await exampleExamination(language);
  const { file } = format === 'docx' ? await writeDocxWithGuide(examples) : await write(examples);
  return { file, name: `${NAMES[language]}.${extension}` };
}
