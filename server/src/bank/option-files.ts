import { MAX_OPTIONS_PER_QUESTION } from '@lulus/contract';
import type { UploadedFile } from '../platform/http/requests/multipart.ts';

const NUMBERED = /^bank_option_file\[([1-9]\d?)\]$/;
const NUMBERS = Array.from({ length: MAX_OPTIONS_PER_QUESTION }, (_, at) => String(at + 1));
const IN_ORDER = ['bank_option_file', 'bank_option_file[]'];

export function isOptionFile(field: string): boolean {
  return IN_ORDER.includes(field) || Number(NUMBERED.exec(field)?.[1]) <= MAX_OPTIONS_PER_QUESTION;
}

/**
 * Returns the option number of each option file. It is part of the field name. Files without a number get the first
 * numbers that no kept file has.
 */
export function numberOptionFiles(files: UploadedFile[], kept: string[] = []): Map<UploadedFile, string> {
  const inOrder = files.filter(({ field }) => IN_ORDER.includes(field));
  const free = NUMBERS.filter((number) => !kept.includes(number));
  return new Map(
    files
      .filter(({ field }) => isOptionFile(field))
      .map((file) => [file, NUMBERED.exec(file.field)?.[1] ?? free[inOrder.indexOf(file)] ?? '']),
  );
}
