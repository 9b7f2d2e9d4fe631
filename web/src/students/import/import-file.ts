import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { type Icon, IconFileSpreadsheet } from '@tabler/icons-react';

export type FileProblem = 'invalidType' | 'tooLargeFile' | 'emptyFile' | 'tooManyFiles';

/** Files that can be chosen. */
export interface FileKind {
  /** Types for the file picker. The server checks the content. */
  types: Record<string, string[]>;
  icon: Icon;
  name: RegExp;
  maxBytes: number;
}

export const SPREADSHEET: FileKind = {
  types: {
    'application/vnd.ms-excel': ['.xls'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  },
  icon: IconFileSpreadsheet,
  name: /\.xlsx?$/i,
  maxBytes: MAX_UPLOAD_BYTES.spreadsheet,
};

/** Returns the chosen file, or the problem of an invalid choice, or null without files. */
export function chosenFile(
  files: readonly File[],
  kind: FileKind = SPREADSHEET,
): { file: File } | { problem: FileProblem } | null {
  const [file, ...others] = files;
  if (!file) return null;
  if (others.length > 0) return { problem: 'tooManyFiles' };
  if (!kind.name.test(file.name)) return { problem: 'invalidType' };
  if (file.size === 0) return { problem: 'emptyFile' };
  if (file.size > kind.maxBytes) return { problem: 'tooLargeFile' };
  return { file };
}
