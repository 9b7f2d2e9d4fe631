import i18next from 'i18next';
import { ApiError, NetworkError } from '../../api/client.ts';
import { translateMessage } from '../../i18n/translate-message.ts';

/** Returns the messages for a failure in the current language: one, or one per field error. */
export function errorMessages(error: unknown): string[] {
  if (error instanceof NetworkError) return [i18next.t('ui.noConnection')];
  if (!(error instanceof ApiError)) return [i18next.t('ui.unexpected')];
  const entries = error.fields ? Object.values(error.fields).flat() : [error.message];
  return entries.map(translateMessage);
}
