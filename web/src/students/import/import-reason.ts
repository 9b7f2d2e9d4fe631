import { eachSentence } from '@lulus/contract/messages';
import { translateMessage } from '../../platform/i18n/translate-message.ts';

/** Returns the reasons for a rejected row in the chosen language. Each begins with the column's heading. */
export function importReasons(message: string): string[] {
  return eachSentence(message, translateMessage);
}
