/** Texts of the result page. They are loaded with it, and not before an examination. */
import { resultMessagesWords } from '@lulus/contract/messages';
import { addFeatures } from '../platform/i18n/add-features.ts';
import { inLanguage } from '../platform/i18n/in-language.ts';
import { registerMessages } from '../platform/i18n/translate-message.ts';
import { resultsWords } from './words.ts';

export const resultsFeatures = { results: resultsWords, resultMessages: resultMessagesWords };

export function addResultsWords() {
  registerMessages('resultMessages', inLanguage(resultMessagesWords, 'default'));
  addFeatures(resultsFeatures);
}
