import { MAX_UPLOAD_BYTES } from '@lulus/contract';

export type FileProblem = 'invalidType' | 'tooLargeFile' | 'emptyFile' | 'tooManyFiles';

/** Types for the file picker. The server checks the content. */
export const SPREADSHEET_TYPES = {
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

/** Returns the chosen file, or the problem of an invalid choice, or null without files. */
export function chosenFile(files: readonly File[]): { file: File } | { problem: FileProblem } | null {
  const [file, ...others] = files;
  if (!file) return null;
  if (others.length > 0) return { problem: 'tooManyFiles' };
  if (!/\.xlsx?$/i.test(file.name)) return { problem: 'invalidType' };
  if (file.size === 0) return { problem: 'emptyFile' };
  if (file.size > MAX_UPLOAD_BYTES.spreadsheet) return { problem: 'tooLargeFile' };
  return { file };
}
