import { validationFailed } from '../../errors.ts';
import type { UploadedFile } from './multipart.ts';

/** Refuses a form with files under names that it does not have. */
export function rejectStrayFiles(files: UploadedFile[], isKnown: (field: string) => boolean): void {
  const stray = files.filter(({ field }) => !isKnown(field));
  if (stray.length === 0) return;
  throw validationFailed(
    Object.fromEntries(stray.map(({ field }) => [field, ['This form has no file of this name.']])),
  );
}
