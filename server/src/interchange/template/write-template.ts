import { EXPORT_EXTENSIONS, type TemplateFormat } from '@lulus/contract';
import { unavailable } from '../../platform/errors.ts';
import { runApart } from '../../platform/jobs/run-apart.ts';
import type { TemplateLanguage } from './example-words.ts';

const PROGRAM = new URL('./write-template.process.ts', import.meta.url);
const BOUNDS = { timeLimitMs: 60_000, heapMb: 256 };
const NAMES = { en: 'question-template', id: 'templat-soal' };

export interface Template {
  format: TemplateFormat;
  language: TemplateLanguage;
}

/** Writes the examples as a file of the format, in a child process, since the libraries for these files are large. */
export async function writeTemplate(template: Template): Promise<{ file: Uint8Array; name: string }> {
  const outcome = await runApart<Uint8Array>(PROGRAM, template, BOUNDS);
  if ('exceeded' in outcome) throw unavailable();
  const { format, language } = template;
  return { file: outcome.answer, name: `${NAMES[language]}.${EXPORT_EXTENSIONS[format]}` };
}
