import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../../api/client.ts';
import { translateMessage } from '../../i18n/translate-message.ts';

/** Puts the server's sentences at their fields too, and the cursor in the first of them. */
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

/** What stands under a field, in the chosen language. */
export function fieldMessage(error: { message?: string } | undefined): string | undefined {
  return error?.message && translateMessage(error.message);
}
