import { problem } from '@lulus/contract/messages';
import { validationFailed } from '../../errors.ts';
import type { UploadedFile } from './multipart.ts';

/** Throws 422 if the form has files in unknown fields. */
export function rejectStrayFiles(files: UploadedFile[], isKnown: (field: string) => boolean): void {
  const stray = files.filter(({ field }) => !isKnown(field));
  if (stray.length === 0) return;
  throw validationFailed(Object.fromEntries(stray.map(({ field }) => [field, [problem('stray_file')]])));
}
