import { eachSentence } from '@lulus/contract/messages';
import { knownMessage } from '../i18n/known-message.ts';

/** Why a row is refused, a line for each reason: the heading as it stands in the file, and the sentence in the chosen language. */
export function importReasons(message: string): string[] {
  return eachSentence(message, knownMessage);
}
