import { eachSentence } from '@lulus/contract/messages';
import { translateMessage } from '../../platform/i18n/translate-message.ts';

/**
 * Why a row is rejected, one line for each reason. It has the heading from the file, and the sentence in the chosen
 * language.
 */
export function importReasons(message: string): string[] {
  return eachSentence(message, translateMessage);
}
