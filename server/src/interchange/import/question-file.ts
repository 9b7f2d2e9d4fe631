import { MAX_UPLOAD_BYTES } from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { tooLarge, validationFailed } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/requests/multipart.ts';

const MB = 1024 * 1024;

/** Returns the only file of the form. Throws 422 without one, and 413 for one that is too large. */
export function questionFile(files: UploadedFile[]): UploadedFile {
  const [file, another] = files.filter(({ field }) => field === 'file');
  if (!file || another) throw validationFailed({ file: [problem('no_question_file')] });
  if (file.bytes > MAX_UPLOAD_BYTES.questions) {
    const limit = { max: MAX_UPLOAD_BYTES.questions / MB };
    throw tooLarge({ file: [problem('question_file_too_large', limit)] });
  }
  return file;
}
