import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { tooLarge, validationFailed } from '../errors.ts';
import type { UploadedFile } from '../http/requests/multipart.ts';

const MB = 1024 * 1024;

/** Returns the spreadsheet of an import's form. Throws 422 unless there is exactly one, and 413 if it is too large. */
export function uploadedSheet(files: UploadedFile[]): UploadedFile {
  const [file, another] = files.filter(({ field }) => field === 'file');
  if (!file) throw validationFailed({ file: [problem('no_excel_file')] });
  if (another) throw validationFailed({ file: [problem('several_excel_files')] });
  if (file.bytes > MAX_UPLOAD_BYTES.spreadsheet) {
    throw tooLarge({ file: [problem('excel_too_large', { max: MAX_UPLOAD_BYTES.spreadsheet / MB })] });
  }
  return file;
}
