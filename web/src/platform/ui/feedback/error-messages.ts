import i18next from 'i18next';
import { ApiError, NetworkError } from '../../api/client.ts';
import { messageText } from '../../i18n/message-text.ts';

/** Returns the messages for a failure in the current language: one, or one per field error. */
export function errorMessages(error: unknown): string[] {
  if (error instanceof NetworkError) return [i18next.t('ui.noConnection')];
  if (!(error instanceof ApiError)) return [i18next.t('ui.unexpected')];
  const { code, params, message } = error;
  const fields = fieldMessages(error);
  if (fields) return Object.values(fields).flat();
  return [params ? messageText({ code: String(params.reason ?? code), params }, message) : message];
}

/** Returns the messages by field in the current language, if the server has rejected a form. */
export function fieldMessages(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof ApiError) || !error.fields) return undefined;
  const { codes } = error;
  const entries = Object.entries(error.fields).map(([field, messages]) => [
    field,
    messages.map((message, at) => {
      const problem = codes?.[field]?.[at];
      return problem ? messageText(problem, message) : message;
    }),
  ]);
  return Object.fromEntries(entries);
}
