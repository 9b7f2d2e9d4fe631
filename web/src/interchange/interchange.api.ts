import {
  type Given,
  getImportTemplate,
  type ImportedQuestion,
  type ImportFormat,
  importExamination,
  importQuestions,
  previewImport,
  type Reply,
  type TemplateFormat,
  undoImport,
} from '@lulus/contract';
import { call, callForFile } from '../platform/api/client.ts';
import { saveFile } from '../platform/ui/content/save-file.ts';

export type Preview = Reply<typeof previewImport>;

/** Question of a preview with the id that `useChosen` needs. */
export type PreviewRow = ImportedQuestion & { id: string };

/** Sends a file for a preview. `onUpload` gets the progress from 0 to 1. */
export const sendFile = (
  examination_id: string,
  { file, format }: { file: File; format: ImportFormat | undefined },
  onUpload: (share: number) => void,
) => call(previewImport, { body: { examination_id, format }, files: [{ name: 'file', file }], onUpload });

export const sendImport = (body: Given<typeof importQuestions, 'body'>) => call(importQuestions, { body });

export const sendUndo = (import_id: string) => call(undoImport, { body: { import_id } });

export type ImportedExamination = Reply<typeof importExamination>;

/** Makes a new draft from a package. `onUpload` gets the progress from 0 to 1. */
export const sendPackage = (file: File, onUpload: (share: number) => void) =>
  call(importExamination, { body: {}, files: [{ name: 'file', file }], onUpload });

/** Saves a file to fill in, with an example of each type. */
export async function downloadTemplate(format: TemplateFormat, language: 'en' | 'id') {
  const file = await callForFile(getImportTemplate, { query: { format, language } });
  saveFile(file, `${language === 'id' ? 'templat-soal' : 'question-template'}.${format}`);
}
