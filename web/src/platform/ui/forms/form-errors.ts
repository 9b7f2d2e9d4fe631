import { parseFieldMessage } from '@lulus/contract/messages';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { messageText } from '../../i18n/message-text.ts';
import { fieldMessages } from '../feedback/error-messages.ts';

/** Type of the errors of a form that the server has sent. */
const SERVER = 'server';

/** Shows the server's messages at their fields and focuses the first of these fields. */
export function setServerErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
) {
  const messages = fieldMessages(error);
  let first = true;
  for (const field of fields) {
    const message = messages?.[field]?.[0];
    if (!message) continue;
    setError(field, { type: SERVER, message }, { shouldFocus: first });
    first = false;
  }
}

/** Returns the message below a field. A schema's message is a code, which is rendered in the current language. */
export function fieldMessage(error: { type?: unknown; message?: string } | undefined): string | undefined {
  if (!error?.message || error.type === SERVER) return error?.message;
  return messageText(parseFieldMessage(error.message), error.message);
}
