import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../api/client.ts';
import { translateMessage } from '../../i18n/translate-message.ts';

/** Shows the server's messages at their fields and focuses the first of these fields. */
export function setServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
) {
  if (!(error instanceof ApiError) || !error.fields) return;
  let first = true;
  for (const field of fields) {
    const message = error.fields[field]?.[0];
    if (!message) continue;
    setError(field, { type: 'server', message }, { shouldFocus: first });
    first = false;
  }
}

/** Returns the message below a field in the current language. */
export function fieldMessage(error: { message?: string } | undefined): string | undefined {
  return error?.message && translateMessage(error.message);
}
